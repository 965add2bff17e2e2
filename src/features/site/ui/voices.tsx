import * as words from '#messages/voices.ts';
import { useApp } from '../../../use-app.tsx';

/** Sample quotes of customers, marked as samples wherever they are shown. */
export function Voices({ count }: { count?: number }) {
  const { distance } = useApp().settings.market;
  return (
    <>
      <p className="inline-block border border-dashed border-field-line px-3 py-1.5 text-sm text-muted">
        {words.sampleNote}
      </p>
      <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {words
          .voicesIn(distance)
          .slice(0, count)
          .map(({ quote, who }) => (
            <li key={who}>
              <figure className="border-t-2 border-base-content pt-5">
                <blockquote className="text-xl leading-snug font-semibold tracking-tight sm:text-2xl">
                  {`“${quote}”`}
                </blockquote>
                <figcaption className="mt-4 text-muted">{who}</figcaption>
              </figure>
            </li>
          ))}
      </ul>
    </>
  );
}
