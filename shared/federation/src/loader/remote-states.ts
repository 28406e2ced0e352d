import type { SlotName } from '@tiffin/contracts';
import type { LoadedRemote } from '../runtime/remote-loader';

/** What a page knows of one remote, for its screens or for one slot. */
export type RemoteState = {
  load?: Promise<LoadedRemote> | undefined;
  loaded?: LoadedRemote | undefined;
  /** What was here before a newer build was asked for. */
  before?: LoadedRemote | undefined;
  hasFailed?: boolean;
  /** Ends the load that is under way. */
  end?: AbortController | undefined;
  /** Builds that failed since the person last asked for the remote again: their versions by address. */
  readonly bad: Map<string, string>;
};

/** A slot shares what its remote's screens have until a build fails in it: from then on, `isOwn`, it goes its own way. */
export type RemoteStates = (name: string, slot?: SlotName, isOwn?: boolean) => RemoteState;

/** The states of a page's remotes, each made when it is first asked for. */
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

/** Names what one slot has of a remote, or of the build at an address; the screens' part has that name itself. */
export function partOf(nameOrUrl: string, slot: SlotName | '' = ''): string {
  return nameOrUrl + slot;
}
