import { languageOf } from '../../../kernel/written-language.ts';

/** At the top of a dialog: the motorcycle or the person that it is about, as they are named. */
export function DialogSubject({ name }: { name: string }) {
  return (
    <p lang={languageOf(name)} className="text-lg font-semibold wrap-anywhere">
      {name}
    </p>
  );
}
