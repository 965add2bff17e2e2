import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import * as words from '#messages/contact.ts';
import type { FieldProblem } from '../../../kernel/errors.ts';
import { longestEmail } from '../../../kernel/mailboxes.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PostForm } from '../../../ui/post-form.tsx';

/** The result of an enquiry; a refusal contains what was typed. */
export type EnquiryAnswer =
  | { sent: true; email: string }
  | { sent: false; email: string; message: string; fields: readonly FieldProblem[] };

/**
 * An e-mail box and a button. With script the result appears in place, wherever the form is; without script
 * the form is sent to the Contact page, which shows the result (`answer`).
 */
export function EnquiryForm({ answer }: { answer?: EnquiryAnswer | undefined }) {
  const fetcher = useFetcher<EnquiryAnswer>();
  const result = fetcher.data ?? answer;
  const fieldProblem = result?.sent === false && result.fields.find(({ field }) => field === 'email');

  // When the address is refused, the box gets the focus for a correction.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fieldProblem) input.current?.focus();
  }, [fieldProblem]);

  if (result?.sent) {
    return (
      <p role="status" className="self-start border-l-4 border-success bg-success/10 px-4 py-3 font-semibold">
        {words.sentTo(result.email)}
      </p>
    );
  }
  return (
    <PostForm send={fetcher.submit} action={paths.contract()} className="grid gap-4">
      {result && !fieldProblem && <FormProblem message={result.message} />}
      <TextField
        ref={input}
        label={words.email}
        hint={words.emailHint}
        error={fieldProblem ? fieldProblem.detail : undefined}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={longestEmail}
        defaultValue={result?.email}
      />
      <div>
        <Button type="submit" size="large" busy={fetcher.state !== 'idle'}>
          {words.inquiry}
        </Button>
      </div>
    </PostForm>
  );
}
