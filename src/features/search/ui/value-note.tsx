import * as words from '#messages/prices.ts';
import { mostPercentBelow } from '../../prices/domain.ts';
import type { Value } from '../contract.ts';

/** How an asking price compares, on a card: a term in its list of prices. */
export function ValueNote({ value }: { value: Value | null }) {
  const isGood = value?.believable && value.percentBelow > 0 && value.percentBelow <= mostPercentBelow;
  return (
    <div className={isGood ? 'bike-card-value' : 'bike-card-value plain'}>
      <dt className="sr-only">{words.comparedLabel}</dt>
      <dd>
        {value ? comparison(value) : words.notCompared}
        {value && <span> · {words.surenessNames[value.sureness]}</span>}
      </dd>
    </div>
  );
}

function comparison({ percentBelow, believable }: Value): string {
  if (!believable) return words.tooLow;
  if (percentBelow === 0) return words.level;
  return percentBelow > 0 ? words.below(percentBelow) : words.above(-percentBelow);
}
