// The web process for development: the same site with pages from Vite, which updates them while they are
// open.
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, loadEnv, type Plugin } from 'vite';
import { marketOf } from './kernel/markets.ts';
import { writeAsIn } from './kernel/write-as-in.ts';
import { chooseIdentity } from './platform/build.ts';
import { readConfig } from './platform/config.ts';
import { openConfiguredDatabase } from './platform/configured-database.ts';
import { createLog } from './platform/log.ts';
import { createMail } from './platform/mail.ts';
import { type Life, runProcess } from './platform/run-process.ts';
import { readEnvironment } from './platform/settings-file.ts';
import { readyGarage } from './ready-garage.server.ts';
import { createSite } from './site.server.ts';

// Vite's client and React's refresh must be loaded before the first component.
const entryPath = '/dev-entry.js';
const devEntry: Plugin = {
  name: 'dev-entry',
  resolveId: (id) => (id === entryPath ? id : undefined),
  load: (id) =>
    id === entryPath
      ? `import '/@vite/client';
         import { injectIntoGlobalHook } from '/@react-refresh';
         injectIntoGlobalHook(window);
         window.$RefreshReg$ = () => {};
         window.$RefreshSig$ = () => (type) => type;
         import('/src/main.browser.tsx');`
      : undefined,
};

runProcess(start);

async function start({ opened }: Life): Promise<void> {
  const config = readConfig(readEnvironment());
  writeAsIn(config.timeZone, marketOf(config.currency));
  const log = createLog(config.logLevel);
  const { database, close } = await openConfiguredDatabase(config, 'own');
  opened.defer(close);
  await readyGarage(database, config);

  const http = createHttpServer();
  const vite = await createServer({
    plugins: [devEntry],
    server: { middlewareMode: true, hmr: { server: http } },
  });
  opened.defer(() => vite.close());
  opened.defer(() => void http.close());
  const loadProgram = async () =>
    (await vite.ssrLoadModule('/src/main.render.tsx')) as typeof import('./main.render.tsx');
  const site = await createSite({
    config,
    database,
    log,
    mail: createMail(config, log),
    identity: chooseIdentity(loadEnv('development', vite.config.root, 'VITE_')),
    development: true,
    pageSource: {
      render: async () => (await loadProgram()).renderPage,
      methods: async (address) => (await loadProgram()).methodsOf(address),
      assets: () => ({ entry: entryPath, styles: ['/src/ui/styles.css'], modules: [] }),
    },
  });

  // Vite answers for its own files (modules, styles, public files) and leaves the rest to the site.
  const answer = getRequestListener(site.fetch);
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => void answer(request, response));
  });
  http.listen(config.port, config.host, () => {
    console.log(`Moto Garage (development) is ready at http://${config.host}:${config.port}`);
  });
}
