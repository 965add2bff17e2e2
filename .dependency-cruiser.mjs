// Who may import whom (ARCHITECTURE.md, "The layers"). There is no list of exceptions: a file in the wrong place moves.

const feature = '^src/features/[^/]+';
const kernel = '^src/kernel/';
const words = '^src/messages/';
const packages = '^node_modules/';
/** What every page and component gets: addresses, the context, loading. */
const pageGround = '^src/(routes|app-context|use-app|load|page-head|forms)\\.tsx?$';
const tests = '\\.test\\.tsx?$';

/** Allows a layer exactly what it needs; everything else is refused. */
function layer(name, from, allowed, { types = [] } = {}) {
  const rule = (suffix, to) => ({
    name: `${name}${suffix}`,
    severity: 'error',
    from: { path: from, pathNot: tests },
    to,
  });
  const known = ['^(node:|[a-z_/]+$)', packages, ...allowed];
  return types.length === 0
    ? [rule('', { pathNot: known })]
    : [
        rule('', { pathNot: [...known, ...types] }),
        rule('-types-only', { path: types, pathNot: known, dependencyTypesNot: ['type-only'] }),
      ];
}

/** A feature's file, or a folder of parts that are named after it. */
const file = (...names) => `${feature}/(${names.join('|')})[./]`;

const domain = `${feature}/[^/]+\\.ts$`;
const serverFiles = file(
  'data',
  'commands',
  'api',
  'jobs',
  'access',
  'accounts',
  'mails',
  'passwords',
  'tokens',
  'visitors',
  'drawing',
);
const pure = file('domain', 'contract', 'policy');

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [tests, '^src/main\\.dev\\.ts$', '\\.tsx$', '^src/ui/', `${feature}/(ui|pages)/`],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    ...layer('kernel', kernel, [kernel]),
    ...layer('messages', words, [words]),
    ...layer('domain', file('domain'), [kernel, words, file('domain'), domain]),
    ...layer('contract-and-policy', file('contract', 'policy'), [kernel, words, pure]),
    ...layer('data', file('data'), [kernel, words, file('domain'), '^src/platform/(database|tables)\\.ts$'], {
      types: [file('contract')],
    }),
    ...layer('commands', file('commands'), [kernel, words, pure, file('data'), domain, '^src/platform/']),
    ...layer('api', file('api', 'jobs'), [
      kernel,
      words,
      pure,
      file('data', 'commands'),
      domain,
      '^src/platform/',
    ]),
    ...layer('queries', file('queries'), [kernel, file('domain')], { types: [file('contract')] }),
    ...layer(
      'ui-and-pages',
      `${feature}/(ui|pages)/`,
      [
        kernel,
        words,
        pageGround,
        '^src/ui/',
        file('domain', 'policy', 'queries', 'session', 'ui', 'pages'),
        `${feature}/(synonyms|lookup|tables|words|makes)`,
      ],
      { types: [file('contract')] },
    ),
    ...layer('site-ui', '^src/ui/', ['^src/ui/', words]),
    ...layer('platform', '^src/platform/', ['^src/platform/', kernel, words]),
    {
      name: 'features-know-no-mains',
      severity: 'error',
      from: { path: feature },
      to: { path: '^src/(main\\.|site\\.server|pages\\.server|route-tree|document)' },
    },
    {
      name: 'no-server-code-in-the-browser',
      severity: 'error',
      from: { path: '^src/(main\\.browser|route-tree)\\.tsx$' },
      to: { path: [serverFiles, '^src/platform/'], reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
