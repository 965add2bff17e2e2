import * as words from '#messages/common.ts';

/**
 * Says that the page's program did not start, and offers to reload. In plain DOM, because React is not
 * running; the page from the server stays readable below.
 */
export function showStartFailure(message: string): void {
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.className =
    'sticky top-0 z-50 flex flex-wrap items-center justify-between gap-4 border-l-4 border-error bg-raised p-5';
  const text = document.createElement('p');
  text.className = 'max-w-prose font-semibold';
  text.textContent = message;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = 'btn btn-neutral text-base';
  reload.textContent = words.reload;
  reload.addEventListener('click', () => location.reload());
  alert.append(text, reload);
  document.body.prepend(alert);
}
