/**
 * Runs in the page before anything else of ours: asks for the page's program only when what was rendered is seen, and its
 * own pictures are there or a second has gone by. Until then a slow network carries nothing but what is looked at; links
 * and forms work by themselves meanwhile. A page in the background, which no browser paints, begins at once.
 * In plain ES2020, as it is sent as it stands; it reads the program's files from its own element.
 */
export const lateStart = `(({ entry, modules }) => {
  let begun = false;
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const href of modules.split(' ')) if (href) add('link', { rel: 'modulepreload', href, fetchPriority: 'low' });
    add('script', { type: 'module', src: entry });
  };
  const seen = () => {
    if (document.readyState === 'complete') return begin();
    addEventListener('load', begin);
    setTimeout(begin, 1000);
  };
  if (document.hidden) return begin();
  new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 5000);
})(document.currentScript.dataset);`
  .split('\n')
  .map((line) => line.trim())
  .join('\n');
