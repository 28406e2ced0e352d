import type { SlotName } from '@tiffin/contracts';
import type { LoadedRemote } from '../runtime/remote-loader';

/** The load state of one remote, for its screens or for one slot. */
export type RemoteState = {
  load?: Promise<LoadedRemote> | undefined;
  loaded?: LoadedRemote | undefined;
  /** The build that was loaded before a newer one was requested. */
  before?: LoadedRemote | undefined;
  hasFailed?: boolean;
  /** Aborts the current load. */
  end?: AbortController | undefined;
  /** Builds that failed since the person last pressed "Try again": their versions by manifest URL. */
  readonly bad: Map<string, string>;
};

/**
 * Returns a state. A slot shares the state of its remote's screens until a build fails in it; `isOwn` then separates
 * it.
 */
export type RemoteStates = (name: string, slot?: SlotName, isOwn?: boolean) => RemoteState;

/** Creates the states of a page's remotes. Each state is created when first requested. */
export function createRemoteStates(): RemoteStates {
  const states = new Map<string, RemoteState>();
  return (name, slot, isOwn = slot === undefined) => {
    const part = isOwn ? partOf(name, slot) : name;
    const known = states.get(partOf(name, slot)) ?? states.get(part);
    if (known) return known;
    const shared = states.get(name);
    const state = { ...shared, bad: new Map(shared?.bad) };
    states.set(part, state);
    return state;
  };
}

/** Returns the key of a slot's part of a remote or a build URL. The part of the screens is the name or URL itself. */
export function partOf(nameOrUrl: string, slot: SlotName | '' = ''): string {
  return nameOrUrl + slot;
}
