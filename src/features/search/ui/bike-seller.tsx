import * as words from '#messages/bike.ts';
import * as listingWords from '#messages/listings.ts';
import { formatDate } from '../../../kernel/dates.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { paths } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { answerDays } from '../../bookings/domain/answers.ts';
import { ReportBike } from '../../reports/ui/report-bike.tsx';
import type { BikePage } from '../contract.ts';
import { othersCounted } from '../domain/bike-page/other-bikes.ts';

/** Who sells a motorcycle, and what the garage knows about them: facts only, no judgement. */
export function BikeSeller(page: BikePage) {
  const { bike, forSale, takenOff, memberSince, emailConfirmed, othersForSale, answers } = page;
  return (
    <section aria-labelledby="seller" className="mt-7">
      <h2 id="seller" className="text-xl">
        {words.seller}
      </h2>
      <p lang={languageOf(bike.sellerName)} className="mt-2 font-semibold break-words">
        {bike.sellerName}
      </p>
      {/* Facts in favour of a seller are left out where the garage warns of their listing. */}
      {(memberSince || bike.garageAnswers) && (
        <p className="text-muted">
          {memberSince
            ? words.memberSince(formatDate(memberSince))
            : bike.sample
              ? words.isSample
              : bike.sellerName === ''
                ? words.accountClosed
                : words.fromList}
        </p>
      )}
      {emailConfirmed !== null && (
        <p className="text-muted">{emailConfirmed ? words.emailConfirmed : words.emailNotConfirmed}</p>
      )}
      {othersForSale !== null && (
        <p className="text-muted">{words.othersForSale(othersForSale, othersCounted)}</p>
      )}
      {!takenOff && (memberSince || bike.garageAnswers) && bike.sellerName !== '' && (
        <p className="text-muted">{answersText(answers, bike.garageAnswers)}</p>
      )}
      <p className="text-muted">
        {bike.postTimeKnown ? listingWords.postedLabel : listingWords.listedLabel}{' '}
        <time dateTime={bike.postTime}>{formatDate(bike.postTime)}</time>
      </p>
      {forSale && (
        <p className="mt-3">
          <Link to={paths.aboutUs()} className="link py-1">
            {words.buySafely}
          </Link>
        </p>
      )}
      {!bike.sample && <ReportBike bike={bike} forSale={forSale} takenOff={takenOff} />}
    </section>
  );
}

/** How fast and how often bookings are answered. */
function answersText(answers: BikePage['answers'], byGarage: boolean): string {
  const who = byGarage ? words.garageAnswers : words.sellerAnswers;
  if (!answers) return who.unknown;
  const { answered, of, pace } = answers;
  return [pace && who.usually(words.paces[pace]), who.share(answered, of, answerDays)]
    .filter(Boolean)
    .join(' ');
}
