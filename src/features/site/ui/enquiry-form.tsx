import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import * as words from '#messages/contact.ts';
import { problemAt } from '../../../forms.ts';
import { longestEmail } from '../../../kernel/mailboxes.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PostForm } from '../../../ui/post-form.tsx';
import type { EnquiryAnswer } from '../actions/send-enquiry.ts';

/**
 * An e-mail box and a button. With script the result appears in place, wherever the form is; without script
 * the form is sent to the Contact page, which shows the result (`answer`).
 */
export function EnquiryForm({ answer }: { answer?: EnquiryAnswer | undefined }) {
  const fetcher = useFetcher<EnquiryAnswer>();
  const result = fetcher.data ?? answer;
  const refusal = result && 'problems' in result ? result : undefined;
  const problem = problemAt(refusal, 'email');

  // When the address is refused, the box gets the focus for a correction; what takes the place of the form gets it, too.
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!result) return;
    if ('sentTo' in result) sent.current?.focus();
    else if (problemAt(result, 'email')) input.current?.focus();
  }, [result]);

  if (result && 'sentTo' in result) {
    return (
      <p
        ref={sent}
        tabIndex={-1}
        role="status"
        className="self-start border-l-4 border-success bg-success/10 px-4 py-3 font-semibold"
      >
        {words.sentTo(result.sentTo)}
      </p>
    );
  }
  return (
    <PostForm send={fetcher.submit} action={paths.contact()} className="grid gap-4">
      {refusal && problem === undefined && <FormProblem message={refusal.message} />}
      <TextField
        ref={input}
        label={words.email}
        hint={words.emailHint}
        error={problem}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={longestEmail}
        defaultValue={refusal?.values.email}
      />
      <div>
        <Button type="submit" size="large" busy={fetcher.state !== 'idle'}>
          {words.inquiry}
        </Button>
      </div>
    </PostForm>
  );
}
