import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '../../../ui/fields.tsx';

/** Characters; room for a number in words of scale. */
const longestFigure = 40;

/** An optional whole number. A text field, because number fields accept neither "18,500" nor "১৮,৫০০". */
export function FigureField(field: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" maxLength={longestFigure} {...field} />;
}

/** A part of a long form: its title, perhaps a hint, and its fields in two columns. */
export function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="mt-8 border-t-2 border-base-content pt-5">
      <legend className={`float-left w-full text-xl font-extrabold tracking-tight ${hint ? 'mb-1' : 'mb-4'}`}>
        {title}
      </legend>
      {hint && <p className="clear-both mb-4 text-muted">{hint}</p>}
      <div className="clear-both grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
