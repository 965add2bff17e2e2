import { escapeHtml } from '../../../kernel/html.ts';
import { formatAmount } from '../../../kernel/money.ts';
import { searchPath } from '../../../routes.ts';
import { Link } from '../../../ui/link.tsx';
import { useApp } from '../../../use-app.tsx';
import { type Search, writeSearch } from '../domain/search.ts';

/** A search with one filter more or less. */
export interface Choice {
  key: string | number;
  name: string;
  /** The search it links to. */
  to: Search;
  /** How many listings that search finds. */
  count: number;
  /** Whether it is already selected. */
  on: boolean;
}

/**
 * Choices as links. They are most of the elements on a search page, and the server writes them as text in a
 * fraction of the time that components take. In the browser components render the same elements (a test
 * compares the two).
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
