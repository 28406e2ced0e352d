import type { LoadedRemote } from '../runtime/remote-loader';

/** A load in progress. All its callers receive `result`; `end` aborts it. */
export type Load = { readonly result: Promise<LoadedRemote>; readonly end: AbortController };

/** The builds of a remote that failed since the person last pressed "Try again": their versions by manifest URL. */
export type FailedBuilds = ReadonlyMap<string, string>;

/**
 * What the page knows about one remote, for its screens or for one slot. `before` is the build that was loaded when a
 * newer one was requested: it replaces the newer one if that fails.
 *
 *     idle → loading → loaded → outdated → loading
 *                    → missing → retrying → loaded or missing
 */
export type RemoteState = { readonly failed: FailedBuilds } & (
  | { readonly status: 'idle' | 'missing' }
  | { readonly status: 'loading'; readonly load: Load; readonly before?: LoadedRemote | undefined }
  | { readonly status: 'retrying'; readonly load: Load }
  | { readonly status: 'loaded'; readonly loaded: LoadedRemote; readonly before?: LoadedRemote | undefined }
  | { readonly status: 'outdated'; readonly before: LoadedRemote }
);
type InStatus<Status> = Extract<RemoteState, { readonly status: Status }>;

/** A state that waits for a load. */
export type WaitingState = InStatus<'loading' | 'retrying'>;

/** The state of a remote that was never requested. */
export const IDLE: RemoteState = { status: 'idle', failed: new Map() };

/** A load begins. A retry tries every build again, and supersedes a retry in progress. */
export function begin(state: RemoteState, load: Load): RemoteState {
  return isRetry(state)
    ? { status: 'retrying', load, failed: IDLE.failed }
    : { status: 'loading', load, before: beforeOf(state), failed: state.failed };
}

/** A build fails to load, or when it first renders. */
export function withFailed<State extends RemoteState>(state: State, { url, version }: Build): State {
  return { ...state, failed: new Map(state.failed).set(url, version) };
}
type Build = Pick<LoadedRemote, 'url' | 'version'>;

/** The load brings a build, which can be the one from before. */
export function finish(state: WaitingState, loaded: LoadedRemote): RemoteState {
  const before = beforeOf(state);
  const { failed } = state;
  return { status: 'loaded', loaded, before: before?.url === loaded.url ? undefined : before, failed };
}

/** The load brings no build. */
export function miss({ failed }: WaitingState): RemoteState {
  return { status: 'missing', failed };
}

/** The registry names a newer build, and the page may load it. */
export function outdate({ loaded, failed }: InStatus<'loaded'>): RemoteState {
  return { status: 'outdated', before: loaded, failed };
}

/**
 * A build fails when it first renders. The build from before replaces it. Without one, the next load brings another
 * build if the registry names one (`hasOther`), and otherwise the failed build stays.
 */
export function refuse(state: RemoteState, build: Build, hasOther: boolean): RemoteState {
  const next = withFailed(state, build);
  if (next.status !== 'loaded' || next.loaded.url !== build.url) return next;
  const { before, failed } = next;
  if (before) return { status: 'loaded', loaded: before, failed };
  return hasOther ? { status: 'idle', failed } : next;
}

/**
 * Returns the result that a caller shares with earlier callers, or undefined if a load must begin. A person who tries
 * again does not wait for a retry that is in progress.
 */
export function sharedResult(state: RemoteState, isTryingAgain: boolean): Promise<LoadedRemote> | undefined {
  if (state.status === 'loaded') return Promise.resolve(state.loaded);
  if (state.status === 'loading' || (state.status === 'retrying' && !isTryingAgain)) return state.load.result;
  return undefined;
}

/** Returns whether a load that begins now is a retry. */
export function isRetry({ status }: RemoteState): boolean {
  return status === 'missing' || status === 'retrying';
}

/** Returns the build from before a newer one was requested. */
export function beforeOf(state: RemoteState): LoadedRemote | undefined {
  return 'before' in state ? state.before : undefined;
}
