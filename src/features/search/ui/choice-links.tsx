import { escapeHtml } from '../../../kernel/html.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { searchPath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import { type Search, writeSearch } from '../domain/search.ts';

/** One more filter of a search, or one fewer. */
export interface Choice {
  key: string | number;
  name: string;
  /** The search that it leads to. */
  to: Search;
  /** How many are found there. */
  count: number;
  /** Whether it is chosen already. */
  on: boolean;
}

/**
 * Choices as links. A page of a search has most of its elements here, and the server writes them as text in a fraction of
 * the time that components take; to the browser's components it is what they would have made (a test compares the two).
 */
export function ChoiceLinks({ choices }: { choices: readonly Choice[] }) {
  const { side } = useApp();
  if (side === 'server') {
    const text = choices.map(writeChoice).join('');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written here, with whatever people typed escaped
    return <ul dangerouslySetInnerHTML={{ __html: text }} />;
  }
  return (
    <ul>
      {choices.map(({ key, name, to, count, on }) => (
        <li key={key}>
          <Link to={addressOf(to)} aria-current={on || undefined} className="choice">
            <span>{name}</span> <b>{formatAmount(count)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const addressOf = (to: Search) => searchPath(writeSearch(to));

function writeChoice({ name, to, count, on }: Choice): string {
  const current = on ? ' aria-current="true"' : '';
  const link = `<a${current} class="choice" href="${escapeHtml(addressOf(to))}" data-follow="push">`;
  return `<li>${link}<span>${escapeHtml(name)}</span> <b>${formatAmount(count)}</b></a></li>`;
}
