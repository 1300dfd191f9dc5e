import { readdirSync } from 'node:fs';

/** Which way imports may run (docs: the folders of the design). Each rule's comment is what its reader sees. */

const contracts = '^packages/contracts/src/';
const db = '^packages/db/src/';
const streets = '^packages/streets/src/';
const dispatch = '^packages/dispatch/src/';
const ui = '^packages/ui/src/';
const client = '^packages/client/src/';
const api = '^apps/api/src/';
const apiRouter = '^apps/api/src/server/router/router\\.ts$';
const web = '^apps/web/src/';
const kit = '^apps/web/src/kit/';
const features = '^apps/web/src/features/';
const site = '^apps/web/src/site/';
const simulator = '^apps/simulator/src/';
const bench = '^apps/simulator/src/(bench|chaos|day)/';
const replay = '^apps/simulator/src/replay/';
const pictures = '^apps/simulator/src/pictures/';
const ours = '^(apps|packages|e2e)/';

const tests = '(\\.test\\.tsx?$|/testing/|^e2e/)';
const routers = '^apps/api/src/.+(\\.(router|rest|noun)|-body)\\.ts$';
const views = '^apps/api/src/.+-view\\.ts$';
const pure = '^apps/api/src/.+(-state|-policy|/fare|/rank-drivers)\\.ts$';
const transport = `${routers}|^apps/api/src/(procedures|server|testing)/`;

/** Matches npm packages, installed or not. */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;
const databaseDrivers = packages('drizzle-orm', 'pg');
const servers = packages('fastify', '@fastify/[^/]+', '@trpc/[^/]+', 'ws');

/** The folders at a path that have no place in the order there. */
const unplaced = (path, placed) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![...placed, 'testing'].includes(entry.name))
    .map(({ name }) => name);

/**
 * The API's folders that others import from, each of which imports, types included, only from those before it: words, the ground,
 * what is live, how a procedure is declared, the nouns in the order in which they stand on each other, and what speaks to the
 * outside. A noun that is missing here may import from all of them, and only `server` imports from it.
 */
const apiFolders = [
  'texts',
  'core',
  'paper',
  'live',
  'personal-data',
  'procedures',
  ...['tracks', 'figures', 'media', 'mail', 'streets', 'places', 'notifications'],
  ...[
    'search',
    'audit',
    'ride-types',
    'documents',
    'sharing',
    'sos',
    'users',
    'sessions',
    'api-keys',
    'quests',
    'referrals',
    'drivers',
    'wishes',
    'ratings',
    'problems',
    'surge',
    'promos',
    'service-areas',
    'queues',
    'auth',
    'profile',
    'check-ins',
  ],
  ...['rides', 'scheduled', 'business', 'dispatch', 'push', 'events', 'export'],
];
const apiUnplaced = unplaced('apps/api/src/', [...apiFolders, 'server']);
const apiOrder = [...apiFolders, ...apiUnplaced, 'server'];
const apiLayers = apiOrder.slice(0, -1).map((folder, at) => ({
  name: `api-${folder}-knows-no-later-folder`,
  comment: `${folder} imports only from ${apiOrder.slice(0, at).join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: { path: `${api}${folder}/`, pathNot: tests },
  to: { path: `${api}(${apiOrder.slice(at + 1).join('|')})/` },
}));
const apiEnds = {
  name: 'api-nouns-without-a-place-serve-the-server',
  comment: 'Give the noun its place in apiFolders, before those that import from it.',
  severity: 'error',
  from: { path: `${api}([^/]+)/`, pathNot: [`${api}server/`, tests] },
  to: { path: `${api}(${apiUnplaced.join('|')})/`, pathNot: `${api}$1/` },
};

/** A package of ours that may import, of ours, only itself and what `allowed` names. */
const onlyOurs = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: [from, ...allowed] },
});

/**
 * The web app's features that others import from: each may import those before it, none after it. A feature that is missing here
 * may import all of them, and only app/ imports it.
 */
const FEATURES = [
  'session',
  'saved-views',
  'passkeys',
  'auth',
  'second-factor',
  'people',
  'messages',
  'documents',
  'notifications',
  'stuck',
  'review',
  'sos',
  'wishes',
  'chat',
  'ratings',
  'problems',
  'push',
  'saved-places',
  'surge',
  'service-areas',
  'queues',
  'demand',
  'business',
  'rides',
  'audit',
  'board',
  'sharing',
  'promos',
  'scheduled',
  'street-changes',
  'check-ins',
  'booking',
  'phone-bookings',
  'scheduled-rides',
  'tariffs',
  'referrals',
  'quests',
  'announcements',
  'driving',
  'programs',
  'profile',
  'users',
  'drivers',
];
const featuresInOrder = FEATURES.slice(0, -1).map((feature, at) => ({
  name: `${feature}-knows-no-later-feature`,
  comment: 'A feature imports only features that stand before it in FEATURES; app/ composes the others.',
  severity: 'error',
  from: { path: `${features}${feature}/` },
  to: { path: `${features}(${FEATURES.slice(at + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...apiLayers,
    apiEnds,
    onlyOurs('contracts-stand-alone', contracts, [], 'packages/contracts imports nothing of ours.'),
    onlyOurs('db-knows-contracts', db, [contracts], 'packages/db imports, of ours, only contracts.'),
    onlyOurs(
      'ui-knows-no-domain',
      ui,
      [],
      'packages/ui imports nothing of ours: what it shows comes as props.',
    ),
    onlyOurs(
      'streets-know-contracts',
      streets,
      [contracts],
      'packages/streets imports, of ours, only contracts.',
    ),
    onlyOurs('dispatch-stands-alone', dispatch, [], 'packages/dispatch imports nothing of ours.'),
    onlyOurs(
      'api-knows-contracts-db-streets-and-dispatch',
      api,
      [contracts, db, streets, dispatch],
      'apps/api imports, of ours, only contracts, db, streets and dispatch.',
    ),
    onlyOurs(
      'client-knows-contracts',
      client,
      [contracts, apiRouter],
      'packages/client imports, of ours, only contracts and the type of the API router.',
    ),
    onlyOurs(
      'web-knows-no-server',
      web,
      [ui, client, contracts, apiRouter],
      'apps/web imports, of ours, only ui, client, contracts and the type of the API router.',
    ),
    onlyOurs(
      'simulator-knows-no-screens',
      simulator,
      [client, contracts, db, streets, dispatch, api],
      'apps/simulator imports, of ours, only client, contracts, db, streets, dispatch and the type of the API router.',
    ),
    {
      name: 'simulator-speaks-the-public-api',
      comment:
        'The simulator is a client: outside its benchmarks and faults it sees only the type of the API router.',
      severity: 'error',
      from: { path: simulator, pathNot: [bench, tests] },
      to: { path: api, pathNot: apiRouter },
    },
    {
      name: 'router-by-type-only',
      comment: "Clients write `import type { AppRouter }`: the server's code never runs in a client.",
      severity: 'error',
      from: { path: [client, web, simulator], pathNot: [bench, tests] },
      to: { path: api, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routers-read-no-database',
      comment: 'Routers, REST rows and views call verbs and queries; SQL stays in those.',
      severity: 'error',
      from: { path: [routers, views] },
      to: { path: databaseDrivers },
    },
    {
      name: 'routers-hold-no-tables',
      comment: 'Routers and REST rows call verbs and queries; of the database they see types at most.',
      severity: 'error',
      from: { path: routers },
      to: { path: db, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'verbs-know-no-transport',
      comment: 'Verbs, queries and pure rules are free of Fastify, tRPC and sockets.',
      severity: 'error',
      from: { path: api, pathNot: [transport, tests] },
      to: { path: servers },
    },
    {
      name: 'pure-stays-pure',
      comment: 'A rule of the business imports contracts, other rules and types, nothing that acts.',
      severity: 'error',
      from: { path: pure },
      to: { pathNot: [contracts, pure], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'verbs-below-routers',
      comment: 'Routers and the HTTP layer call verbs, never the other way round.',
      severity: 'error',
      from: { path: api, pathNot: [transport, tests] },
      to: { path: `${routers}|^apps/api/src/(procedures|server)/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-testing-in-production',
      comment:
        'Only tests, benchmarks, faults, the replay and what takes pictures import from a testing folder.',
      severity: 'error',
      from: { pathNot: [tests, bench, replay, pictures] },
      to: { path: '/testing/', pathNot: 'node_modules' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other in a ring cannot be read one at a time.',
      severity: 'error',
      from: { pathNot: '\\.gen\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'kit-knows-no-feature',
      comment: 'What is in kit/ serves every feature and knows none of them.',
      severity: 'error',
      from: { path: kit },
      to: { path: web, pathNot: [kit, '/testing/'] },
    },
    {
      name: 'features-know-no-app',
      comment: 'app/ composes the features; they take what they need of it as properties.',
      severity: 'error',
      from: { path: features },
      to: { path: web, pathNot: [kit, features, '/testing/'] },
    },
    {
      name: 'site-knows-no-feature',
      comment: 'The public pages share with the app only what is in kit/.',
      severity: 'error',
      from: { path: site },
      to: { path: web, pathNot: [kit, site] },
    },
    {
      name: 'features-without-a-place-serve-the-app',
      comment: 'Give the feature its place in FEATURES, before those that import from it.',
      severity: 'error',
      from: { path: `${features}([^/]+)/` },
      to: {
        path: `${features}(${unplaced('apps/web/src/features/', FEATURES).join('|')})/`,
        pathNot: `${features}$1/`,
      },
    },
    {
      name: 'parts-know-their-feature',
      comment: "A feature's folders import its own files, which import none of them but live/.",
      severity: 'error',
      from: { path: `${features}([^/]+)/(live/)?[^/]+$` },
      to: { path: `${features}$1/[^/]+/`, pathNot: `${features}$1/(live|testing)/` },
    },
    ...featuresInOrder,
    {
      name: 'resolvable',
      comment: 'The import leads nowhere: a wrong path, or a package missing from package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What a build that runs beside the checks is writing is not even looked into.
    exclude: {
      path: '^((apps|packages)/[^/]+/(dist|\\.prerender)|e2e/(test-results|playwright-report))(/|$)',
    },
    // Type imports must be seen. Since they are written as such (verbatimModuleSyntax), nothing is compiled to tell them
    // from imports that run.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default', 'require'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
    cache: false,
  },
};
