import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#messages/inbox.ts';
import { languageOf } from '../../../kernel/written-language.ts';

interface SenderProps {
  /** Empty where it is not known. */
  name: string;
  email: string;
  /** Other ways to answer, as list items. */
  children?: ReactNode;
}

/**
 * The link to write to an address. What RFC 5321 permits before the @ may be a question mark and more, which a
 * mail program would read as further recipients.
 */
function mailTo(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}

/** The sender of an entry, and how to answer them. */
export function Sender({ name, email, children }: SenderProps) {
  return (
    <>
      {(name || !email) && (
        <p lang={languageOf(name)} className="mt-3 font-semibold wrap-anywhere">
          {name || words.visitor}
        </p>
      )}
      <ul className={`flex flex-wrap items-center gap-x-6 ${name ? '' : 'mt-3'}`}>
        {email && (
          <li className="min-w-0">
            <a href={mailTo(email)} className="link inline-flex items-center gap-2 py-2 break-all">
              <Mail aria-hidden="true" className="size-4 shrink-0" />
              {email}
            </a>
          </li>
        )}
        {children}
      </ul>
    </>
  );
}
