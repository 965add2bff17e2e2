import { distanceLabels } from '#messages/distances.ts';
import * as words from '#messages/listings.ts';
import type { PageSettings } from '../../../app-context.ts';
import { languageOf } from '../../../kernel/written-language.ts';
import type { Bike } from '../contract.ts';
import { placeOf } from '../domain.ts';
import { engineText, mileageText, yearText } from './product-words.ts';

interface FactsProps {
  product: Bike;
  settings: PageSettings;
  className?: string;
  /** Whether there is room to explain the labels. */
  explained?: boolean;
}

/** What buyers compare, in the same order everywhere; unknown facts keep their rows. */
export function Facts({ product, settings, className = '', explained = false }: FactsProps) {
  const facts = [
    [words.yearLabel, yearText(product)],
    [distanceLabels[settings.market.distance], mileageText(product, settings)],
    [words.engineLabel, engineText(product)],
    [words.conditionLabel, product.condition && words.conditionNames[product.condition]],
    [words.ownersLabel, product.owners === null ? null : String(product.owners)],
    [words.locationLabel, placeOf(product)],
  ] as const;
  return (
    <dl className={`facts ${className}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={languageOf(value ?? '')} className={value ? undefined : 'not-given'}>
            {value || words.notGiven}
          </dd>
          {explained && label === words.yearLabel && <dd className="facts-meaning">{words.yearMeans}</dd>}
        </div>
      ))}
    </dl>
  );
}
