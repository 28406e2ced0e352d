/**
 * A long proof. `npm test` leaves its unit tests and journeys out.
 *
 * @typedef {object} Part
 * @property {string} proves
 * @property {readonly string[]} touches beginnings of the paths whose change wants this part
 * @property {readonly string[]} [units] files or folders of unit tests
 * @property {readonly string[]} [kept] files or folders among `units` that `npm test` has
 * @property {readonly string[]} [journeys] names of journeys, without `.spec.ts`
 * @property {readonly string[]} [attacks] names of attacks, without `.spec.ts`
 * @property {boolean} [opensStories] opens the stories of the catalogue in both themes and languages
 * @property {boolean} [hasClocks] runs all unit tests with each of `CLOCKS`
 * @property {readonly string[]} [command] a file and its arguments for Node
 */

/** @param {string} folder @param {readonly string[]} paths */
const inFolder = (folder, paths) => paths.map((path) => `${folder}/${path}`);

/** @type {Readonly<Record<string, Part>>} */
export const PARTS = {
  services: {
    proves:
      'the stand-in services; npm test has their prices, carts, orders, group bills and repeated requests',
    touches: ['e2e/sandbox/src/'],
    units: ['e2e/sandbox/src/'],
    kept: inFolder('e2e/sandbox/src', [
      'faults.test.ts',
      'idempotency/',
      'pricing/',
      'seed/',
      'services/carts/',
      'services/every-call.test.ts',
      'services/fulfillment/group-bill.test.ts',
      'services/fulfillment/group-orders.test.ts',
      'services/orders/orders.test.ts',
    ]),
  },
  remotes: {
    proves:
      'a new remote, a remote in a repository of its own, and in depth: server builds, deploys, contracts, the element’s package',
    touches: [
      'e2e/contract-versions/',
      'shared/build/',
      'shared/contracts/',
      'shared/deploy/',
      'shared/elements/',
      'shared/server/src/builds/',
      'shared/tooling/packing/',
      'pnpm-lock.yaml',
    ],
    units: [
      ...inFolder('e2e/contract-versions/src', ['frozen-build.test.ts', 'further-changes.test.ts']),
      ...inFolder('shared/build/src', [
        'build-time-loader.test.ts',
        'compile-hint-plugin.test.ts',
        'final-name-plugin.test.ts',
        'promised-exports.test.ts',
        'same-ids-plugin.test.ts',
        'server-plugin.test.ts',
        'source-maps-plugin.test.ts',
      ]),
      ...inFolder('shared/deploy/src', [
        'builds/browser-faults.test.ts',
        'builds/server-faults.test.ts',
        'check-sources.test.ts',
        'interrupted.test.ts',
        'prune/',
        'publish-checked.test.ts',
      ]),
      'shared/elements/src/pack.test.ts',
      'shared/server/src/builds/create-server-builds.test.ts',
    ],
    journeys: ['create-remote', 'own-repository', 'rollout'],
  },
  groups: {
    proves: 'further ways of groups, and what each person reads against what their card was charged',
    touches: [
      'e2e/sandbox/src/services/fulfillment/',
      'e2e/sandbox/src/services/orders/',
      'mfe-group-order/',
      'mfe-order-status/src/domain/',
      'shared/domain/src/group/',
      'shared/domain/src/order/',
    ],
    journeys: [
      'day-in-a-life-group',
      'group-cards',
      'group-checkout',
      'group-live',
      'group-money',
      'group-subsidy',
    ],
  },
  screens: {
    proves: 'further ways through the screens of menus, checkout, orders and teams',
    touches: ['mfe-checkout/', 'mfe-menu-cart/', 'mfe-order-status/', 'mfe-teams/', 'shared/screen-parts/'],
    units: ['mfe-order-status/src/views/status-page.server.test.tsx'],
    journeys: [
      'after-order',
      'day-in-a-life',
      'day-in-a-life-ahead',
      'day-in-a-life-refund',
      'day-in-a-life-regular',
      'delivery-location',
      'express-service',
      'favourites',
      'layout-shift',
      'map',
      'order-again',
      'order-ahead',
      'order-history',
      'order-map',
      'order-news',
      'paying',
      'receipt-mail',
      'refund',
      'team-admin',
      'wallet',
    ],
  },
  shell: {
    proves: 'what moves, what is measured, what breaks behind the server, and parameters, in a browser',
    touches: ['shared/federation/', 'shared/router/', 'shared/server/src/tracing/', 'shared/ui/', 'shell/'],
    units: ['shared/server/src/tracing/export-spans.test.ts', 'shell/server/replace-process.test.ts'],
    journeys: [
      'accessible',
      'bad-input',
      'consent',
      'docs',
      'embedding-further',
      'english-regions',
      'finding',
      'header',
      'moves',
      'open-page',
      'overrides',
      'parameters',
      'partner-element',
      'partner-sign-in',
      'right-to-left',
      'scroll-positions',
      'server-rendering-accessible',
      'server-rendering-broken',
      'telemetry',
      'text-sizes',
    ],
  },
  attacks: {
    proves: 'attacks on the session, the storage, the parameters and the logs of a page',
    touches: ['shared/auth/', 'shared/config/src/storage/', 'shell/server/', 'shell/src/parameters/'],
    attacks: ['hostile-urls', 'limits', 'signatures', 'slow-requests'],
    journeys: [
      'attack-content',
      'attack-embedding',
      'attack-log',
      'attack-parameters',
      'attack-provider',
      'attack-storage',
      'session-client',
      'session-end',
    ],
  },
  development: {
    proves: 'the arguments of the commands, and hot reload of one remote against the deployed rest',
    touches: ['shared/build/', 'shared/deploy/', 'shared/tooling/commands/', 'pnpm-lock.yaml'],
    units: ['shared/tooling/commands/commands.test.ts'],
    journeys: ['hot-reload'],
  },
  drills: {
    proves: 'every fault of every remote; npm test has those of mfe-teams',
    touches: ['shared/federation/', 'shared/build/', 'shell/src/', 'e2e/journeys/src/drills/'],
    journeys: [
      'drills-checkout',
      'drills-group-order',
      'drills-menu-cart',
      'drills-mounts',
      'drills-order-status',
    ],
  },
  catalogue: {
    proves: 'every component in both themes and languages; npm test has one of each',
    touches: ['shared/ui/', 'e2e/catalogue/', 'e2e/journeys/src/catalogue/'],
    opensStories: true,
  },
  clocks: {
    proves:
      'that no unit test depends on the hour, the day, the zone, the order of tests or a clock that stands still',
    touches: [],
    hasClocks: true,
  },
  engines: {
    proves: 'Keycloak, PostgreSQL, S3, Schemathesis, a crowd, Firefox and WebKit',
    touches: [
      'e2e/sandbox/src/',
      'shell/server/',
      'shared/auth/',
      'shared/deploy/src/target/',
      'shared/tooling/engines/',
    ],
    command: ['shared/tooling/commands/verify-engines.mjs'],
  },
  mutation: {
    proves: 'that the tests of money, session, group and integrity code notice changes',
    touches: ['shared/domain/', 'shared/auth/', 'mfe-checkout/src/domain/', 'mfe-group-order/src/domain/'],
    command: ['shared/tooling/commands/mutation.mjs'],
  },
};

/** Environments that have misled tests: shortly before midnight, before clocks change, a clock that never stands still, late answers. */
export const CLOCKS = {
  midnight: { TZ: 'America/Toronto', TIFFIN_CLOCK: '2027-03-13T23:59:30-05:00' },
  'clocks forward': { TZ: 'America/Toronto', TIFFIN_CLOCK: '2027-03-14T01:59:30-05:00' },
  'clocks back': { TZ: 'Europe/London', TIFFIN_CLOCK: '2026-10-25T01:59:30+01:00' },
  advancing: { TIFFIN_CLOCK: 'advances' },
  'slow network': { TIFFIN_NETWORK_TURNS: '40' },
};

/** The names of the parts that a change of these files wants. @param {readonly string[]} files paths from the root */
export const partsFor = (files) =>
  Object.entries(PARTS)
    .filter(([, { touches }]) => files.some((file) => touches.some((begin) => file.startsWith(begin))))
    .map(([name]) => name);

/** The beginnings of the paths of a part's unit tests, as patterns. @param {Part} part */
export function patternsOf({ units = [], kept = [] }) {
  return units.map((unit) => {
    const others = kept.filter((path) => path.startsWith(unit)).map((path) => path.slice(unit.length));
    return others.length > 0 ? `${unit}(?!${others.join('|')})` : unit;
  });
}

/** The unit tests, journeys and attacks that only `npm run verify` runs. */
export const LONG_UNITS = Object.values(PARTS).flatMap(patternsOf);
export const LONG_JOURNEYS = Object.values(PARTS).flatMap(({ journeys = [] }) => journeys);
export const LONG_ATTACKS = Object.values(PARTS).flatMap(({ attacks = [] }) => attacks);

/** The environment of a run that leaves the long proofs out. */
export const WITHOUT_LONG_PROOFS = { TIFFIN_LONG_PROOFS: 'left-out' };

/** Whether this process leaves the long proofs out. */
export const leavesLongProofsOut = () =>
  process.env.TIFFIN_LONG_PROOFS === WITHOUT_LONG_PROOFS.TIFFIN_LONG_PROOFS;
