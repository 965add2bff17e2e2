// What Firebase's library uses of https://apis.google.com/js/api.js: a frame that talks to its page. The page and the
// emulator's frame load this file in its place, so that the tests need no network.
(() => {
  const handlers = new Map();
  const waiting = [];
  const answers = new Map();
  let count = 0;

  function handle({ source, data }) {
    const handler = handlers.get(data.name);
    // Whoever listens for it may not have said so yet.
    if (!handler) return waiting.push({ source, data });
    Promise.resolve(handler(data.value)).then((result) =>
      source.postMessage({ gapi: 'answer', id: data.id, result }, '*'),
    );
  }

  addEventListener('message', (event) => {
    if (event.data?.gapi === 'call') handle(event);
    if (event.data?.gapi === 'answer') answers.get(event.data.id)?.([event.data.result]);
  });

  function channel(target) {
    return {
      register(name, handler) {
        handlers.set(name, handler);
        for (const message of waiting.splice(0)) handle(message);
      },
      send(name, value, callback) {
        count += 1;
        const id = `${location.origin} ${count}`;
        if (callback) answers.set(id, callback);
        target.postMessage({ gapi: 'call', id, name, value }, '*');
      },
    };
  }

  const context = {
    getParentIframe: () => channel(parent),
    open({ where, url }, opened) {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.style.cssText = 'position:absolute;top:-100px;width:1px;height:1px';
      const loaded = new Promise((resolve) => {
        frame.onload = () => resolve();
      });
      where.append(frame);
      return opened({ ...channel(frame.contentWindow), restyle: async () => {}, ping: () => loaded });
    },
  };
  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => context },
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[onload]?.();
})();
