import * as words from '#messages/feedback.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';
import { Voices } from '../ui/voices.tsx';

/** Feedback: what customers praised, what they complained about and what was done about it. */
export function Component() {
  return (
    <>
      <PageHead title={words.title} description={words.description} path={paths.feedback()} />
      <div className="page-width page-top">
        <PageHeading title={words.title} lead={words.lead} />
      </div>
      <Section title={words.voicesTitle}>
        <Voices />
      </Section>
      <Section title={words.knocksTitle}>
        <dl className="border-b border-line">
          {words.knocks.map(({ problem, remedy }) => (
            <div
              key={problem}
              className="grid gap-x-12 gap-y-2 border-t border-line py-6 md:grid-cols-[2fr_3fr]"
            >
              <dt className="text-xl font-bold tracking-tight">{problem}</dt>
              <dd className="text-lg leading-relaxed text-muted">{remedy}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={words.tellTitle} lead={words.tellText}>
        <ButtonLink to={paths.contact()} size="large">
          {words.tellButton}
        </ButtonLink>
      </Section>
    </>
  );
}
