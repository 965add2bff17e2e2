import * as words from '#messages/bike.ts';
import * as listingWords from '#messages/listings.ts';
import { PageHead, previewSize } from '../../../page-head.tsx';
import { bikePath, paths, previewPath, searchPath } from '../../../routes.ts';
import { useApp } from '../../../use-app.tsx';
import { hashOf } from '../../artwork/domain.ts';
import { placeOf } from '../../listings/domain.ts';
import { mileageText, priceText, yearText } from '../../listings/ui/product-words.ts';
import { photoIdOf } from '../../photos/domain.ts';
import type { BikePage } from '../contract.ts';

/** Title, description and metadata for search engines and shared links. */
export function BikeHead({ bike, photos, forSale, within }: BikePage) {
  const { settings } = useApp();
  const parts = [priceText(bike, settings), yearText(bike), mileageText(bike, settings), placeOf(bike)];
  const path = bikePath(bike);
  const url = settings.publicUrl + path;
  const description = words.description(parts.filter((part): part is string => part !== null && part !== ''));
  // A deleted listing has no picture any more; a sold one keeps it, marked as sold.
  const isKept = forSale || bike.soldAt !== null;
  const seen = [bike.name, bike.image, bike.soldAt ? 'sold' : '', ...parts].join('\n');
  const drawn = {
    url: settings.publicUrl + previewPath(bike._id, hashOf(seen)),
    size: previewSize,
    alt: `${bike.name}, ${parts[0]}`,
  };
  const image = photoIdOf(bike.image) === null ? bike.image : settings.publicUrl + bike.image;
  const own = { url: image, alt: bike.name };
  const pictures = [...(isOwnPicture(image) ? [own] : []), ...(isKept ? [drawn] : [])];
  const trail = [
    { name: words.allBikes, url: settings.publicUrl + paths.bikes() },
    ...within.map(({ name, address }) => ({ name, url: settings.publicUrl + searchPath(address) })),
    { name: bike.name, url },
  ];
  return (
    <>
      <PageHead
        title={bike.name}
        description={description}
        pictures={pictures}
        unlisted={bike.sample}
        {...(isKept ? { path } : {})}
      />
      <StructuredData
        facts={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ name, url: item }, place) => ({
            '@type': 'ListItem',
            position: place + 1,
            name,
            item,
          })),
        }}
      />
      <StructuredData
        facts={motorcycleOf({
          bike,
          forSale,
          url,
          images: [
            ...(/^https?:/.test(image) ? [image] : []),
            ...photos.map((photo) => settings.publicUrl + photo),
            ...(isKept ? [drawn.url] : []),
          ],
          currency: settings.currency,
        })}
      />
    </>
  );
}

/** Whether crawlers of all networks accept the picture: a seller's own, in a photo format. */
function isOwnPicture(address: string): boolean {
  return /^https:.*\.(?:jpe?g|png)$/i.test(address);
}

/** The garage's own currency for schema.org, where the garage shows none. */
const ownCurrency = 'BDT';

function motorcycleOf({
  bike,
  forSale,
  url,
  images,
  currency,
}: Pick<BikePage, 'bike' | 'forSale'> & { url: string; images: string[]; currency: string | null }) {
  const { name, make, model, year, mileage, engineCapacity, priceAmount, description } = bike;
  return {
    '@context': 'https://schema.org',
    '@type': 'Motorcycle',
    '@id': url,
    url,
    name,
    image: images,
    ...(description && { description }),
    ...(make && { brand: { '@type': 'Brand', name: make } }),
    ...(model && { model }),
    ...(year && { vehicleModelDate: String(year) }),
    ...(mileage !== null && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: mileage, unitCode: 'KMT' },
    }),
    ...(engineCapacity !== null && {
      vehicleEngine: {
        '@type': 'EngineSpecification',
        engineDisplacement: { '@type': 'QuantitativeValue', value: engineCapacity, unitCode: 'CMQ' },
      },
    }),
    itemCondition: 'https://schema.org/UsedCondition',
    ...(bike.owners !== null && { numberOfPreviousOwners: bike.owners }),
    // Nobody offers a sample.
    ...(!bike.sample && {
      offers: {
        '@type': 'Offer',
        url,
        availability: `https://schema.org/${forSale ? 'InStock' : 'SoldOut'}`,
        itemCondition: 'https://schema.org/UsedCondition',
        // The sellers in imported lists are unknown.
        ...(bike.sellerName &&
          !bike.garageAnswers && { seller: { '@type': 'Person', name: bike.sellerName } }),
        ...(bike.location !== listingWords.placeUnknown && {
          availableAtOrFrom: { '@type': 'Place', name: placeOf(bike) },
        }),
        ...(priceAmount !== null && {
          price: priceAmount,
          priceCurrency: bike.currency ?? currency ?? ownCurrency,
        }),
      },
    }),
  };
}

function StructuredData({ facts }: { facts: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}
