import * as words from '#messages/listings.ts';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** On the card of one's own listing, in place of Book Now and Buy Now. */
export function OwnListingButton() {
  return (
    <ButtonLink tone="plain" className="col-span-2" to={paths.myProducts()}>
      {words.yourOwn}
    </ButtonLink>
  );
}
