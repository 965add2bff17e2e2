import { type ActionFunctionArgs, useActionData } from 'react-router';
import * as words from '#messages/contact.ts';
import { whichPapers } from '#messages/elsewhere.ts';
import { readApp } from '../../../app-context.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useApp } from '../../../use-app.tsx';
import { type EnquiryAnswer, sendEnquiryAction } from '../actions/send-enquiry.ts';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { EnquiryForm } from '../ui/enquiry-form.tsx';
import { Section } from '../ui/section.tsx';

/** Stores an enquiry. */
export function action({ request, context }: ActionFunctionArgs) {
  return sendEnquiryAction(readApp(context), request);
}

/**
 * Contact: frequent questions, and writing to the garage. The address `/contract` is from the specification.
 */
export function Component() {
  const answer = useActionData<EnquiryAnswer>();
  const { market } = useApp().settings;
  return (
    <>
      <PageHead title={words.title} description={words.description} path={paths.contact()} />
      <div className="page-width page-top grid items-start gap-x-20 gap-y-10 lg:grid-cols-[1fr_26rem]">
        <PageHeading title={words.title} lead={words.lead} />
        <EnquiryForm answer={answer} />
      </div>
      <Section
        title={words.topicsTitle}
        more={<ArrowLink to={paths.aboutUs()}>{words.papersLink}</ArrowLink>}
      >
        <dl className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {words.topics.map(({ question, answer: text }) => (
            <div key={question} className="border-t-2 border-base-content pt-5">
              <dt className="text-xl font-bold tracking-tight">{question}</dt>
              <dd className="mt-2 leading-relaxed text-muted">
                {question !== words.whichPapers || market.isHome ? text : whichPapers}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
