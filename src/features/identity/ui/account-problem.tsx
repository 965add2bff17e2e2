import type { ComponentProps } from 'react';
import * as words from '#messages/identity.ts';
import { paths } from '../../../routes.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Link } from '../../../ui/link.tsx';

/** Why somebody does not come into an account; with the way to the garage where that has stopped it. */
export function AccountProblem({
  isStopped = false,
  ...problem
}: ComponentProps<typeof FormProblem> & { isStopped?: boolean | undefined }) {
  return (
    <FormProblem {...problem}>
      {isStopped && (
        <Link className="link mt-2 inline-block py-1" to={paths.contact()}>
          {words.toContact}
        </Link>
      )}
    </FormProblem>
  );
}
