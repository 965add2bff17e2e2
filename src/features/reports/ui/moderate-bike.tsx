import { useQuery } from '@tanstack/react-query';
import * as listingWords from '#messages/listings.ts';
import * as words from '#messages/reports.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import { useApp, useSession } from '../../../use-app.tsx';
import { mineQuery } from '../../bookings/queries.ts';
import type { Moderation } from '../../listings/contract/moderation.ts';
import { paperLabels, paperTexts } from '../../listings/ui/papers-words.ts';
import { PhotoGallery } from '../../listings/ui/photo-gallery.tsx';
import { Facts } from '../../listings/ui/product-facts.tsx';
import { ProductPicture } from '../../listings/ui/product-picture.tsx';
import { priceText } from '../../listings/ui/product-words.ts';
import { LatestChange } from './latest-change.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { TakeOffButton } from './take-off-button.tsx';
import { TakeOffDialog } from './take-off-dialog.tsx';

interface ModerateBikeProps {
  bike: { _id: string; name: string };
  /** How many others its seller has for sale; null where nobody with an account sells it. */
  others: number | null;
}

/**
 * On a motorcycle's page, for admins: taking it off the site and putting it back; for one that is off also
 * its current texts, which show whether it was corrected. It posts to the page it is on, whose action is
 * `takeOffAction`.
 */
export function ModerateBike({ bike: { _id, name }, others }: ModerateBikeProps) {
  const moderation = useModeration(_id);
  if (!moderation) return null;
  const { takenOff, latestChange } = moderation;
  const find = (wanted: string) =>
    wanted === _id && !takenOff ? { bike: { _id, name }, others: others ?? 0 } : null;
  return (
    <section aria-labelledby="moderation" className="mt-7 print:hidden border-t border-line pt-6">
      <h2 id="moderation" className="text-xl">
        {words.forAdmins}
      </h2>
      <LatestChange change={latestChange} />
      {takenOff && (
        <>
          <p className="mt-3 text-sm as-written text-muted">
            {words.sellerReads} {takenOff.reason}
          </p>
          <p className="mt-3 text-sm text-muted">{words.hiddenFromOthers}</p>
          <SaysNow {...takenOff} />
        </>
      )}
      <div className="mt-4">
        <TakeOffDialog find={find} notHere={takenOff ? words.isOffAlready : undefined} />
        <TakeOffButton bike={{ _id, name }} isOff={takenOff !== null} wanted={_id} />
      </div>
    </section>
  );
}

/** At the top of the same page: what an admin has just done there. */
export function ModerationNotice({ id }: { id: string }) {
  const moderation = useModeration(id);
  return moderation && <StandingNotice isOff={moderation.takenOff !== null} />;
}

/** What admins are shown about a motorcycle; null for everybody else. */
function useModeration(id: string): Moderation | null {
  const { api } = useApp();
  const { user } = useSession();
  const mine = useQuery({ ...mineQuery(api, user?.uid ?? '', id), enabled: user !== null });
  return (user && mine.data?.moderation) ?? null;
}

function SaysNow({
  bike,
  photos,
  taxOver,
}: Pick<NonNullable<Moderation['takenOff']>, 'bike' | 'photos' | 'taxOver'>) {
  const { settings } = useApp();
  const papers = paperTexts(bike, taxOver);
  return (
    <>
      <p lang={languageOf(bike.name)} className="mt-3 font-semibold wrap-anywhere">
        {bike.name} · {priceText(bike, settings)}
      </p>
      <div className="mt-3 max-w-72">
        {photos.length > 0 ? (
          <PhotoGallery product={bike} photos={photos} />
        ) : (
          <ProductPicture product={bike} className="border border-line bg-base-200" />
        )}
      </div>
      <Facts product={bike} settings={settings} className="mt-3" />
      <ul className="mt-3 wrap-anywhere">
        {bike.sellerName && (
          <li>
            {listingWords.sellerLabel}: {bike.sellerName}
          </li>
        )}
        {paperLabels.map(
          ([paper, label]) =>
            papers[paper] && (
              <li key={paper}>
                {label}: {papers[paper]}
              </li>
            ),
        )}
      </ul>
      <p lang={languageOf(bike.description)} className="mt-3 max-w-prose as-written">
        {bike.description}
      </p>
    </>
  );
}
