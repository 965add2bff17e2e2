import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useOpenProblem } from './use-open-problem.ts';

/**
 * Common properties of all form fields. A field's id is `field-{name}`, so that a FormProblem can link to it;
 * give `id` where two forms of one page have fields with the same name.
 */
interface FieldParts {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The problem with what was typed; shown until that changes. */
  error?: string | undefined;
}

/** The id of the field called `name`. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Attributes that connect a control with its hint and error for screen readers. */
function ariaNotes(id: string, { hint, error }: Pick<FieldParts, 'hint' | 'error'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

function Notes({ id, hint, error }: { id: string } & Pick<FieldParts, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-error">
          {error}
        </p>
      )}
    </>
  );
}

function Labelled({
  id,
  place,
  label,
  children,
  ...notes
}: { id: string; place: RefObject<HTMLDivElement | null>; children: ReactNode } & Pick<
  FieldParts,
  'label' | 'hint' | 'error'
>) {
  return (
    <div ref={place} className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children}
      <Notes id={id} {...notes} />
    </div>
  );
}

type Own<Tag extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<Tag>, keyof FieldParts> &
  FieldParts;

/** One line of text: `type`, `inputMode`, `autoComplete`, `required` and so on are passed to the input. */
export function TextField({ label, hint, error: found, className = '', ...input }: Own<'input'>) {
  const id = input.id ?? fieldId(input.name);
  const place = useRef<HTMLDivElement>(null);
  const error = useOpenProblem(place, found);
  return (
    <Labelled id={id} place={place} label={label} hint={hint} error={error}>
      <input {...input} {...ariaNotes(id, { hint, error })} id={id} className={`input ${className}`} />
    </Labelled>
  );
}

/** A choice from a list; the options are its children. */
export function SelectField({ label, hint, error: found, className = '', ...select }: Own<'select'>) {
  const id = select.id ?? fieldId(select.name);
  const place = useRef<HTMLDivElement>(null);
  const error = useOpenProblem(place, found);
  return (
    <Labelled id={id} place={place} label={label} hint={hint} error={error}>
      <select {...select} {...ariaNotes(id, { hint, error })} id={id} className={`select ${className}`} />
    </Labelled>
  );
}

/** Text of several lines. */
export function TextAreaField({ label, hint, error: found, className = '', ...area }: Own<'textarea'>) {
  const id = area.id ?? fieldId(area.name);
  const place = useRef<HTMLDivElement>(null);
  const error = useOpenProblem(place, found);
  return (
    <Labelled id={id} place={place} label={label} hint={hint} error={error}>
      <textarea
        rows={4}
        {...area}
        {...ariaNotes(id, { hint, error })}
        id={id}
        className={`textarea ${className}`}
      />
    </Labelled>
  );
}

/** A box to tick; the label may contain links. The error disappears once it is ticked. */
export function CheckboxField({ label, hint, error: asked, className = '', ...input }: Own<'input'>) {
  const id = input.id ?? fieldId(input.name);
  const [isTicked, setTicked] = useState(false);
  const error = isTicked ? undefined : asked;
  return (
    <div className="min-w-0">
      <div className="flex items-start gap-3">
        <input
          {...input}
          {...ariaNotes(id, { hint, error })}
          id={id}
          type="checkbox"
          onChange={(event) => {
            setTicked(event.currentTarget.checked);
            input.onChange?.(event);
          }}
          className={`checkbox checkbox-primary ${className}`}
        />
        <label htmlFor={id} className="min-h-6 leading-6">
          {label}
        </label>
      </div>
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

interface ChoiceFieldProps extends FieldParts {
  choices: readonly { value: string; label: string }[];
  /** The value that is selected at first. */
  chosen?: string | undefined;
}

/** A choice among a few visible options. Its id is that of the first option, to which a FormProblem links. */
export function ChoiceField({ name, label, hint, error: found, choices, chosen }: ChoiceFieldProps) {
  const id = fieldId(name);
  const place = useRef<HTMLFieldSetElement>(null);
  const error = useOpenProblem(place, found);
  return (
    <fieldset
      ref={place}
      // A plain group cannot be invalid, nor can a single radio button.
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it for a fieldset
      role="radiogroup"
      className="min-w-0"
      {...ariaNotes(id, { hint, error })}
    >
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {choices.map((choice, place) => (
        <label key={choice.value} className="flex min-h-10 items-start gap-3 py-2">
          <input
            id={place === 0 ? id : undefined}
            type="radio"
            name={name}
            value={choice.value}
            required
            defaultChecked={choice.value === chosen}
            className="mt-0.5 size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0">{choice.label}</span>
        </label>
      ))}
      <Notes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
