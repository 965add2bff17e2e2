import * as words from '#messages/bike.ts';
import { useApp } from '../../../use-app.tsx';
import type { BikePage } from '../contract.ts';

/** Says where a motorcycle is that is in another country than the garage: nobody should book it by oversight. */
export function AbroadNote({ bike: { country } }: Pick<BikePage, 'bike'>) {
  const { market } = useApp().settings;
  if (country === '' || market.country === null || country === market.country) return null;
  return (
    <p className="mt-5 border-l-4 border-warning bg-warning/10 px-4 py-3">
      {words.isAbroad(country, market.country)}
    </p>
  );
}
