import type { Route } from '@playwright/test';
import { spoilEntry } from './live-build';
import type { LiveBuild } from './live-build';

type Asked = { readonly route: Route; readonly text: string; readonly faultyAssets: string };

type Common = {
  readonly name: string;
  /** What the one report of it says, beside the remote, its version and a URL. */
  readonly cause: RegExp;
  /** True if it leaves a second React in the page, which only a new document removes. */
  readonly doublesReact?: boolean;
};

/** The network fails. When it recovers, the same build loads. */
type BadWay = Common & {
  /** All of its scripts, or one of them. */
  readonly part: 'all' | 'entry' | 'screen';
  readonly answer: (asked: Asked) => Promise<void>;
  /** True for an answer that never ends. */
  readonly isEndless?: boolean;
};

/** The build itself is broken. Only another build helps. */
type BadBuild = Common & {
  readonly spoil: (build: LiveBuild) => LiveBuild;
  /** True if it loads, and throws when it renders. */
  readonly breaksInRender?: boolean;
};

export type Fault = BadWay | BadBuild;

/** The text of the screen that threw while rendering and now works. */
export const WELL_AGAIN = 'It is well again';

const HEADERS = { 'access-control-allow-origin': '*' };

const NOT_LOADED = /could not be loaded from/;

/** Every fault of a remote that a page requests. */
const FAULTS: readonly [Fault, ...Fault[]] = [
  { name: 'down', cause: NOT_LOADED, part: 'all', answer: ({ route }) => route.abort('connectionrefused') },
  {
    name: '404',
    cause: NOT_LOADED,
    part: 'all',
    answer: ({ route }) => route.fulfill({ status: 404, headers: HEADERS, body: 'gone' }),
  },
  {
    name: '500 with JSON',
    cause: NOT_LOADED,
    part: 'all',
    answer: ({ route }) => route.fulfill({ status: 500, headers: HEADERS, json: { error: 'drill' } }),
  },
  {
    name: 'hang',
    cause: NOT_LOADED,
    part: 'all',
    isEndless: true,
    answer: ({ route, faultyAssets }) => route.continue({ url: `${faultyAssets}/hang` }),
  },
  {
    name: 'drip',
    cause: NOT_LOADED,
    part: 'all',
    isEndless: true,
    answer: ({ route, faultyAssets }) => route.continue({ url: `${faultyAssets}/drip` }),
  },
  {
    name: 'truncated',
    cause: NOT_LOADED,
    part: 'all',
    answer: ({ route, faultyAssets }) => route.continue({ url: `${faultyAssets}/cut` }),
  },
  {
    name: 'wrong type',
    cause: NOT_LOADED,
    part: 'all',
    answer: ({ route }) =>
      route.fulfill({ headers: HEADERS, contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  },
  { name: 'wrong hash of the entry', cause: NOT_LOADED, part: 'entry', answer: tampered },
  { name: 'wrong hash of a chunk', cause: /chunk/i, part: 'screen', answer: tampered },
  {
    name: 'a stale chunk after a deploy',
    cause: /chunk/i,
    part: 'screen',
    answer: ({ route }) => route.fulfill({ status: 404, headers: HEADERS, body: 'gone' }),
  },
  { name: 'syntax error', cause: /SyntaxError/, spoil: (build) => spoilEntry(build, () => 'const = drill;') },
  {
    name: 'throws at start',
    cause: /drill at start/,
    spoil: (build) => spoilEntry(build, (text) => `throw new Error('drill at start');${text}`),
  },
  {
    name: 'missing expose',
    cause: /does not exist in container/,
    spoil: (build) => spoilEntry(build, (text) => text.replace('"./remote":', '"./elsewhere":')),
  },
  {
    name: 'wrong contract',
    cause: /contract/,
    spoil: ({ build, texts }) => ({ build: { ...build, contract: build.contract + 1 }, texts }),
  },
  {
    name: 'throws in render',
    cause: /drill in render/,
    breaksInRender: true,
    spoil: (build) => spoilEntry(build, () => brokenContainer(build)),
  },
  {
    name: 'second React',
    cause: /second instance of react /,
    breaksInRender: true,
    doublesReact: true,
    spoil: (build) =>
      spoilEntry(build, (text) => text.replaceAll('shareKey:"react"', 'shareKey:"react-of-its-own"')),
  },
];

const REMOTES = ['mfe-menu-cart', 'mfe-checkout', 'mfe-group-order', 'mfe-teams', 'mfe-order-status'];

/**
 * Returns the faults to try on a remote: the first one on every remote, each other one on two remotes, because one loader
 * serves them all.
 */
export function faultsFor(remote: string): readonly [Fault, ...Fault[]] {
  const turn = REMOTES.indexOf(remote);
  if (turn < 0) throw new Error(`No drill is planned for ${remote}`);
  const [first, ...others] = FAULTS;
  return [
    first,
    ...others.filter((_fault, index) => [turn, (turn + 1) % REMOTES.length].includes(index % REMOTES.length)),
  ];
}

function tampered({ route, text }: Asked): Promise<void> {
  return route.fulfill({ headers: HEADERS, contentType: 'text/javascript', body: `${text};void 'drill';` });
}

/** Returns a container whose remote follows the contract and throws when it renders, until the drill ends. */
function brokenContainer({ build }: LiveBuild): string {
  return `var ${build.container} = {
    init: () => undefined,
    get: async () => () => ({ remote: {
      contract: ${build.contract},
      routes: [{ path: '*', Component: () => {
        if (globalThis.isDrillOver) return '${WELL_AGAIN}';
        throw new Error('drill in render');
      } }],
    } }),
  };`;
}
