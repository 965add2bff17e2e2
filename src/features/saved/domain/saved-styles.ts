import * as words from '#messages/saving.ts';
import { isId } from '../../../kernel/ids.ts';

/**
 * Styles that show the save buttons of these motorcycles as pressed, and name them as saved. They are outside
 * of the site's cascade layers, so they override those.
 */
export function savedStyles(ids: readonly string[]): string {
  const buttons = ids.filter(isId).map((id) => `.save-button[value="${id}"]`);
  if (buttons.length === 0) return '';
  const pressed = `:is(${buttons.join()})`;
  return [
    `${pressed}::before{--heart:var(--full-heart);background:var(--full-heart-colour)}`,
    `${pressed}.toggle-button{background:var(--color-base-300)}`,
    `${pressed} .sr-only::after{content:${JSON.stringify(`: ${words.isSaved}`)}}`,
    '',
  ].join('\n');
}
