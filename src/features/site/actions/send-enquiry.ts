import { data } from 'react-router';
import * as words from '#messages/contact.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readForm, readTexts, refusalOf } from '../../../forms.ts';
import { ApiError } from '../../../kernel/api-client.ts';
import { sendEnquiry } from '../queries.ts';

/** The address to which the garage will write, or why the enquiry was refused. */
export type EnquiryAnswer = { sentTo: string } | Refusal;

/** Stores an enquiry: from the form of the contact page, or of the home page's contact block. */
export async function sendEnquiryAction(app: AppContext, request: Request) {
  const email = readTexts(await readForm(request), ['email']).email.trim();
  try {
    await sendEnquiry(app.api, email);
  } catch (error) {
    const refusal = refusalOf(error, { email });
    const status = error instanceof ApiError ? error.status : 0;
    return data<EnquiryAnswer>(refusal, { status: status || 503 });
  }
  app.notify.success(words.sent);
  return data<EnquiryAnswer>({ sentTo: email });
}
