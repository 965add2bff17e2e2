import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  lead?: ReactNode;
  /** A link onwards, beside the title. */
  more?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A part of a public page under its own title. */
export function Section({ title, lead, more, id, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="page-width mt-20 scroll-mt-6 sm:mt-28">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="max-w-3xl">
          <h2 id={titleId} className="text-3xl sm:text-4xl">
            {title}
          </h2>
          {lead && <p className="mt-3 text-lg leading-relaxed text-muted">{lead}</p>}
        </div>
        {more}
      </div>
      <div className="mt-8 sm:mt-10">{children}</div>
    </section>
  );
}
