import { languageOf } from '../../../kernel/written-language.ts';

/** What somebody wrote to the garage, in their own words. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote
      lang={languageOf(text)}
      className="mt-3 max-w-prose border-l-2 border-field-line pl-3 as-written"
    >
      {text}
    </blockquote>
  );
}
