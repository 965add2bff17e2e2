// Who may import whom (ARCHITECTURE.md, "The files of a feature"). There is no list of exceptions: a file in the wrong place moves.

/**
 * The features in the order in which they use each other on the server and in their rules: each imports only features
 * before it. What it needs of one behind it is passed in by site.server.ts, jobs.server.ts or mails.server.ts.
 */
const order = [
  'artwork',
  'catalogue',
  'identity',
  'photos',
  'listings',
  'prices',
  'imports',
  'bookings',
  'search',
  'alerts',
  'saved',
  'vocabulary',
  'reports',
  'inbox',
  'site',
];

/**
 * In a browser the search is behind the others, whose parts it shows with a motorcycle. Pages are above all features: a
 * page puts together parts of any.
 */
const shownOrder = [...order.filter((name) => name !== 'search' && name !== 'site'), 'search', 'site'];

const feature = `^src/features/(${order.join('|')})`;
const kernel = '^src/kernel/';
const words = '^src/messages/';
const packages = '^node_modules/';
/** What every page and component gets: addresses, the context, loading. */
const pageGround = '^src/(routes|app-context|use-app|load|page-head|still|forms|undo)\\.tsx?$';
const tests = '\\.test\\.tsx?$';

/** Allows a layer exactly what it needs; everything else is refused. */
function layer(name, from, allowed, { types = [], outside = ['^(node:|[a-z_/]+$)', packages] } = {}) {
  const rule = (suffix, to) => ({
    name: `${name}${suffix}`,
    severity: 'error',
    from: { path: from, pathNot: tests },
    to,
  });
  const known = [...outside, ...allowed];
  return types.length === 0
    ? [rule('', { pathNot: known })]
    : [
        rule('', { pathNot: [...known, ...types] }),
        rule('-types-only', { path: types, pathNot: known, dependencyTypesNot: ['type-only'] }),
      ];
}

/** A feature's file, or a folder of parts that are named after it. */
const file = (...names) => `${feature}/(${names.join('|')})[./]`;
const filesOf = (owner, ...names) => `^src/features/${owner}/(${names.join('|')})[./]`;

/** Refuses that these files of a feature import those of a feature behind it. */
const inOrder = (side, names, files) =>
  names.slice(0, -1).map((name, place) => ({
    name: `order-${side}-${name}`,
    severity: 'error',
    from: { path: `^src/features/${name}/${files}`, pathNot: tests },
    to: { path: `^src/features/(${names.slice(place + 1).join('|')})/${files}` },
  }));

/**
 * Names beyond the fixed ones, each a decision (docs/decisions/0005, 0009). Rules and tables that a domain.ts is made of:
 * as pure as it is.
 */
const pureParts = [
  `^src/features/(artwork|catalogue|prices)/(?!(actions|api|data|drawing|jobs|pages|ui)[./])[^/]+\\.ts$`,
  filesOf('artwork', 'bikes'),
  filesOf(
    'imports',
    'columns',
    'csv',
    'currency',
    'guess',
    'header-words',
    'plausible',
    'readings',
    'row-facts',
  ),
];
/** What only a server can do: files, secrets, mail, the identity library. */
const serverParts = [
  filesOf('alerts', 'mails', 'tokens'),
  filesOf('artwork', 'drawing'),
  filesOf('bookings', 'mails'),
  filesOf(
    'identity',
    'access',
    'accounts',
    'google',
    'id-tokens',
    'mails',
    'passwords',
    'tickets',
    'tokens',
    'signed-in',
  ),
  filesOf('imports', 'mapping-files', 'rejects', 'text-file'),
  filesOf('inbox', 'mails'),
  filesOf('reports', 'mails'),
];
/** Parts of search's rules: the listings as columns of figures, and what typed text means. */
const searchEngine = '^src/features/search/domain/engine/';
const searchWords = '^src/features/search/domain/words/';
const browserParts = [filesOf('identity', 'session', 'providers')];

const pure = [file('domain'), ...pureParts];
const rules = [...pure, file('contract', 'policy')];
const serverFiles = [file('data', 'commands', 'api', 'jobs'), ...serverParts];
const featureFiles = [...rules, ...serverFiles, ...browserParts, file('queries', 'actions', 'pages', 'ui')];

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
        pathNot: [tests, '^src/main\\.dev\\.ts$', '\\.tsx$', '^src/ui/', `${feature}/(actions|pages|ui)/`],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    ...layer('kernel', kernel, [kernel]),
    ...layer('messages', words, [words]),
    ...layer('domain', file('domain'), [kernel, words, ...pure], { outside: [] }),
    ...layer(
      'search-engine',
      searchEngine,
      [kernel, searchEngine, filesOf('listings', 'domain'), filesOf('prices', 'domain')],
      { outside: [] },
    ),
    {
      name: 'search-words-know-no-engine',
      severity: 'error',
      from: { path: searchWords, pathNot: tests },
      to: { path: searchEngine },
    },
    {
      name: 'searches-know-nothing-of-typed-words',
      comment: 'Typed words are understood first; what follows sees only the search that they became.',
      severity: 'error',
      from: { path: filesOf('search', 'domain'), pathNot: [searchWords, tests] },
      to: { path: searchWords },
    },
    // A table of names, and as pure.
    ...layer('pure-parts', pureParts, [kernel, words, ...rules], { outside: ['^node_modules/entities/'] }),
    ...layer('contract-and-policy', file('contract', 'policy'), [kernel, words, ...rules], {
      outside: [packages],
    }),
    ...layer(
      'data',
      file('data'),
      [
        kernel,
        words,
        ...pure,
        file('data'),
        '^src/platform/(advisory-locks|containing|database|paging|prepared|tables)\\.ts$',
      ],
      { types: [file('contract')] },
    ),
    ...layer('server-parts', serverParts, [
      kernel,
      words,
      ...rules,
      file('data'),
      ...serverParts,
      '^src/platform/',
    ]),
    ...layer('commands', file('commands'), [
      kernel,
      words,
      ...rules,
      file('data', 'commands'),
      ...serverParts,
      '^src/platform/',
    ]),
    ...layer('api', file('api', 'jobs'), [
      kernel,
      words,
      ...rules,
      file('data', 'commands', 'api'),
      ...serverParts,
      '^src/platform/',
    ]),
    ...layer('queries', file('queries'), [kernel, ...pure, file('queries')], { types: [file('contract')] }),
    ...layer(
      'browser-parts',
      browserParts,
      [kernel, words, pageGround, file('domain', 'policy', 'queries'), ...browserParts],
      {
        types: [file('contract')],
      },
    ),
    ...layer(
      'pages-and-their-parts',
      `${feature}/(actions|pages|ui)/`,
      [
        kernel,
        words,
        pageGround,
        '^src/ui/',
        ...pure,
        file('policy', 'queries', 'actions', 'pages', 'ui'),
        ...browserParts,
      ],
      { types: [file('contract')] },
    ),
    {
      name: 'known-names-only',
      comment:
        'A new feature gets a place in the order; a new name of a file in a feature is a decision: docs/decisions/0005.',
      severity: 'error',
      from: {},
      to: { path: '^src/features/', pathNot: [...featureFiles, tests, '\\.(json|gz|css|svg)$'] },
    },
    {
      name: 'known-names-only-even-alone',
      comment:
        'A new feature gets a place in the order; a new name of a file in a feature is a decision: docs/decisions/0005.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: [...featureFiles, tests] },
      to: {},
    },
    ...inOrder('on-the-server', order, '(?!(actions|pages|queries|ui|session|providers)[./])'),
    ...inOrder('in-the-browser', shownOrder, '(actions|queries|ui|session|providers)[./]'),
    {
      name: 'pages-stand-alone',
      comment: 'A page puts parts of features together; what pages share is in ui and actions.',
      severity: 'error',
      from: { pathNot: [tests, '^src/route-tree\\.tsx$'] },
      to: { path: `${feature}/pages/` },
    },
    ...layer('site-ui', '^src/ui/', ['^src/ui/', words]),
    ...layer('platform', '^src/platform/', ['^src/platform/', kernel, words]),
    {
      name: 'features-know-no-mains',
      severity: 'error',
      from: { path: feature },
      to: { path: '^src/(main\\.|site\\.server|pages\\.server|route-tree|document)' },
    },
    {
      name: 'accounts-know-nothing-of-what-people-do-with-them',
      severity: 'error',
      from: { path: '^src/features/identity/', pathNot: tests },
      to: { path: '^src/features/(alerts|bookings|imports|inbox|reports|saved|site|vocabulary)/' },
    },
    {
      name: 'no-server-code-in-the-browser',
      severity: 'error',
      from: { path: ['^src/(main\\.browser|route-tree)\\.tsx$', `${feature}/providers/`], pathNot: tests },
      to: { path: [...serverFiles, '^src/platform/'], reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A package of its own, with its own dependencies.
    exclude: { path: '^bench/tools/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
