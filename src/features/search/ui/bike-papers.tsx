import * as words from '#messages/papers.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import { paperLabels, paperTexts } from '../../listings/ui/papers-words.ts';
import type { BikePage } from '../contract.ts';

/** What the seller says about the motorcycle's papers; for one that is for sale also that nothing is said. */
export function BikePapers({ bike, forSale, taxOver }: BikePage) {
  const { market } = useApp().settings;
  const texts = paperTexts(bike, taxOver);
  const isSaid = paperLabels.some(([paper]) => texts[paper] !== null);
  if (!forSale && !(bike.soldAt && isSaid)) return null;
  const by = bike.garageAnswers && !bike.sample ? words.saidByList : words.saidBySeller;
  return (
    <section aria-labelledby="papers" className="min-w-0">
      <h2 id="papers" className="text-2xl">
        {words.papers}
      </h2>
      {isSaid ? (
        <>
          <p className="mt-2 text-muted">{by.notChecked}</p>
          <dl className="mt-3 border-b border-line">
            {paperLabels.map(([paper, label]) => (
              <div
                key={paper}
                className="grid grid-cols-[6.5rem_1fr] gap-x-4 border-t border-line py-2.5 sm:grid-cols-[9rem_1fr]"
              >
                <dt className="text-muted">{label}</dt>
                <dd className={texts[paper] === null ? 'text-muted' : 'font-semibold'}>
                  {texts[paper] ?? (forSale ? by.notSaid : words.wasNotSaid)}
                  {paper === 'registration' && bike.registration === 'somebody-else' && (
                    <p className="mt-1 font-normal">
                      {market.isHome ? words.somebodyElse : words.somebodyElseElsewhere}
                    </p>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="mt-2">{by.notSaid}</p>
      )}
      <p className="mt-3">
        <Link to={`${paths.aboutUs()}#papers`} className="link py-1">
          {words.readMore}
        </Link>
      </p>
    </section>
  );
}
