import { useFetcher } from 'react-router';
import * as words from '#messages/contact.ts';
import { paths } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import type { EnquiryAnswer } from '../pages/contract.tsx';

/**
 * An e-mail box and an inquiry button. With script the answer appears in place, wherever the form stands;
 * without, the form is sent to the Contact page, which shows the answer (`answer`).
 */
export function EnquiryForm({ answer }: { answer?: EnquiryAnswer | undefined }) {
  const fetcher = useFetcher<EnquiryAnswer>();
  const result = fetcher.data ?? answer;
  if (result?.sent) {
    return (
      <p role="status" className="border-l-4 border-success bg-success/10 px-4 py-3 font-semibold">
        {words.sentTo(result.email)}
      </p>
    );
  }
  const fieldProblem = result?.fields.find(({ field }) => field === 'email');
  return (
    <fetcher.Form method="post" action={paths.contract()} className="grid gap-4">
      {result && !fieldProblem && <FormProblem message={result.message} />}
      <TextField
        label={words.email}
        hint={words.emailHint}
        error={fieldProblem?.detail}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={254}
        defaultValue={result?.email}
      />
      <div>
        <Button type="submit" size="large" busy={fetcher.state !== 'idle'}>
          {words.inquiry}
        </Button>
      </div>
    </fetcher.Form>
  );
}
