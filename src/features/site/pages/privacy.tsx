import * as words from '#messages/privacy.ts';
import { longestCount, outboxDays, rejectDays } from '../../../kernel/keeping-times.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useApp } from '../../../use-app.tsx';
import { alertLimits } from '../../alerts/domain.ts';
import { longestVisit, signInKept } from '../../identity/domain/login-times.ts';
import { sessionLifetime, tokenLifetime } from '../../identity/domain.ts';
import { undoDays } from '../../listings/domain/restoring.ts';
import { repeatDays } from '../../listings/domain/standing.ts';
import { unusedPhotoDays } from '../../photos/domain.ts';
import { reporterDays } from '../../reports/domain.ts';
import { enquiryDays } from '../domain.ts';
import { NamedTexts } from '../ui/named-texts.tsx';
import { Section } from '../ui/section.tsx';

const minute = 60;
const day = 24 * 60 * minute;

/** How long things are kept, from the rules that delete them. */
const kept = {
  countMinutes: longestCount,
  googleMinutes: longestVisit / minute,
  tokenMinutes: tokenLifetime / minute,
  sessionDays: sessionLifetime / day,
  enquiryDays,
  reporterDays,
  resultDays: alertLimits.remembered,
  restorableDays: undoDays,
  takenOffDays: repeatDays,
  photoDays: unusedPhotoDays,
  outboxDays,
  rejectDays,
  firebaseDays: signInKept / day,
};

/** Privacy: what the site keeps about people, who sees it, and how it is deleted. */
export function Component() {
  const { settings } = useApp();
  const questions = [
    { id: 'number', title: words.numberTitle, answers: words.number },
    { id: 'others', title: words.othersTitle, answers: words.others },
    { id: 'looking', title: words.lookingTitle, answers: words.looking(kept) },
    { id: 'account', title: words.accountTitle, answers: words.account(kept, settings) },
    { id: 'mails', title: words.mailsTitle, answers: words.mails(kept, settings) },
    { id: 'browser', title: words.browserTitle, answers: words.browser(kept, settings) },
    { id: 'companies', title: words.companiesTitle, answers: words.companies(settings) },
    { id: 'yours', title: words.yoursTitle, answers: words.yours(kept, settings) },
    { id: 'left', title: words.leftTitle, answers: words.left(kept, settings) },
  ];
  return (
    <>
      <PageHead title={words.title} description={words.description} path={paths.privacy()} />
      <div className="page-width page-top">
        <PageHeading title={words.title} lead={words.lead} />
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <section aria-labelledby="in-short">
            <h2 id="in-short" className="text-2xl">
              {words.summaryTitle}
            </h2>
            <ul className="mt-5 grid max-w-3xl gap-4">
              {words.summary.map((line) => (
                <li key={line} className="border-l-4 border-primary pl-5 text-lg leading-relaxed">
                  {line}
                </li>
              ))}
            </ul>
          </section>
          <nav aria-labelledby="questions" className="print:hidden">
            <h2 id="questions" className="text-2xl">
              {words.questionsTitle}
            </h2>
            <ul className="mt-3">
              {questions.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="link inline-block py-1.5">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      {questions.map(({ id, title, answers }) => (
        <Section key={id} id={id} title={title}>
          <NamedTexts texts={answers} />
        </Section>
      ))}
      <Section title={words.askTitle} lead={words.ask(new URL(settings.publicUrl).host)}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.contact()} size="large">
            {words.toContact}
          </ButtonLink>
          <ButtonLink to={paths.account()} tone="plain" size="large">
            {words.toAccount}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
