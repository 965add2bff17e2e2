import { cameWithThePage, hydrated } from './ui/hydration.ts';

/**
 * Runs in the page before our other scripts: requests the page's program only when the rendered page is
 * visible, and its pictures have loaded or a second has passed. Until then a slow network carries only what
 * is looked at. If somebody touches the page sooner, or the page is in the background, where no browser
 * paints it, the program is requested at once.
 *
 * Its files are fetched, and only then run as modules: a module that fails is never asked for again by
 * most browsers (docs/decisions/0031), while each of these gets four attempts, not counting those while the
 * browser says that it is offline, which some do wrongly. After half a minute it runs with what is there, so
 * that it can say what is missing.
 *
 * A form that is submitted before hydration waits for it, so that its answer appears in place, and so does each that is
 * submitted meanwhile, as several hearts are; after four seconds the browser sends it by itself, as it does without script:
 * of several the first, as it can go to one answer only.
 *
 * Written in plain ES2020, because it is sent without compilation; it reads the program's files from its own
 * element.
 */
export const lateStart: string = `(({ entry, modules }) => {
  let begun = false;
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
  const came = (window.${cameWithThePage} = []);
  const get = async (path) => {
    for (let attempts = 4; attempts > 0; attempts -= 1) {
      try {
        const response = await fetch(path, { priority: 'low' });
        if (response.status === 404) return;
        if (!response.ok) throw response;
        await response.arrayBuffer();
        return came.push(path);
      } catch (failure) {
        const isOffline = !navigator.onLine && !failure.status;
        if (isOffline) attempts = 5;
        if (attempts > 1) await new Promise((goOn) => {
          setTimeout(goOn, isOffline ? 5000 : 1500);
          if (isOffline) addEventListener('online', goOn, { once: true });
        });
      }
    }
  };
  let runs = false;
  const run = () => {
    if (!runs) add('script', { type: 'module', src: entry });
    runs = true;
  };
  const runLate = () => {
    if (navigator.onLine) run();
    else addEventListener('online', () => setTimeout(runLate, 30000), { once: true });
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    Promise.all([entry, ...modules.split(' ')].filter(Boolean).map(get)).then(run);
    setTimeout(runLate, 30000);
  };
  const seen = () => {
    if (document.readyState === 'complete') return begin();
    addEventListener('load', begin);
    setTimeout(begin, 1000);
  };
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, begin, { capture: true, once: true });

  let waits = true;
  const held = [];
  const send = (hydration) => {
    waits = false;
    for (const { target, submitter } of held.splice(0).slice(0, hydration ? undefined : 1)) {
      submitter?.removeAttribute('aria-busy');
      if (target.requestSubmit) target.requestSubmit(submitter);
      else {
        // Without it the form would not say which of its buttons was pressed.
        if (submitter?.name) {
          const pressed = document.createElement('input');
          Object.assign(pressed, { type: 'hidden', name: submitter.name, value: submitter.value });
          target.append(pressed);
        }
        target.submit();
      }
    }
  };
  addEventListener('submit', (event) => {
    if (!waits || event.target.method !== 'post') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.some(({ target, submitter }) => target === event.target && submitter === event.submitter)) return;
    held.push(event);
    event.submitter?.setAttribute('aria-busy', 'true');
    begin();
    setTimeout(send, 4000, false);
  }, true);
  addEventListener('${hydrated}', send, { once: true });

  if (document.hidden) return begin();
  new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 5000);
})(document.currentScript.dataset);`
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .join('\n');
