import { type ActionFunctionArgs, data, useActionData } from 'react-router';
import * as words from '#messages/contact.ts';
import { whichPapers } from '#messages/elsewhere.ts';
import { readApp } from '../../../app-context.ts';
import { readForm } from '../../../forms.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { PageHead } from '../../../page-head.tsx';
import { paths } from '../../../routes.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useApp } from '../../../use-app.tsx';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { type EnquiryAnswer, EnquiryForm } from '../ui/enquiry-form.tsx';
import { Section } from '../ui/section.tsx';

/** Stores an enquiry: from the form of this page, or of the home page's contact block. */
export async function action({ request, context }: ActionFunctionArgs) {
  const app = readApp(context);
  const email = String((await readForm(request)).get('email') ?? '').trim();
  try {
    await app.api({ method: 'POST', path: '/enquiries', body: { email } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const answer: EnquiryAnswer = { sent: false, email, message: error.message, fields: error.fields };
    return data(answer, { status: error.status || 503 });
  }
  app.notify.success(words.sent);
  return data<EnquiryAnswer>({ sent: true, email });
}

/**
 * Contact: frequent questions, and writing to the garage. The address `/contract` is from the specification.
 */
export function Component() {
  const answer = useActionData<EnquiryAnswer>();
  const { market } = useApp().settings;
  return (
    <>
      <PageHead title={words.title} description={words.description} path={paths.contract()} />
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
