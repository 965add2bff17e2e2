import { type ReactNode, useEffect, useRef } from 'react';
import { fieldId } from './fields.tsx';

interface FormProblemProps {
  /** The problem in one sentence. */
  message: string;
  /** The fields concerned; each becomes a link to its field (`id` when the field has one of its own). */
  problems?: readonly { field: string; detail: string; id?: string }[] | undefined;
  /** A way out, such as a link. */
  children?: ReactNode;
}

// One list for all renders: a new one would take the focus each time.
const none: NonNullable<FormProblemProps['problems']> = [];

/** Shown above a form that was refused; takes the focus each time the refusal changes. */
export function FormProblem({ message, problems = none, children }: FormProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal must be heard as well
  useEffect(() => box.current?.focus(), [message, problems]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="border-l-4 border-error bg-error/10 px-4 py-3">
      <p className="font-semibold">{message}</p>
      {problems.length > 0 && (
        <ul className="mt-1 text-sm">
          {problems.map(({ field, detail, id = fieldId(field) }) => (
            <li key={field}>
              <a href={`#${id}`} className="link inline-block py-1">
                {detail}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}
