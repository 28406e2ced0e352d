import type { SlotName } from '@tiffin/contracts';
import { IDLE } from './remote-state';
import type { Load, RemoteState, WaitingState } from './remote-state';

/**
 * The states of a page's remotes, by key. A slot shares the state of its remote's screens until a build fails in the
 * slot.
 */
export type RemoteStates = {
  readonly keyOf: (name: string, slot?: SlotName) => string;
  /** Gives a slot a state of its own, at first a copy of what it shared. Returns its key. */
  readonly separate: (name: string, slot?: SlotName) => string;
  readonly get: (key: string) => RemoteState;
  readonly set: (key: string, state: RemoteState) => void;
  /** Changes every state that waits for this load. */
  readonly change: (load: Load, transition: (state: WaitingState) => RemoteState) => void;
};

/** Creates the states of a page's remotes, all idle. */
export function createRemoteStates(): RemoteStates {
  const states = new Map<string, RemoteState>();
  const get = (key: string): RemoteState => states.get(key) ?? IDLE;
  const keyOf = (name: string, slot?: SlotName): string => {
    const own = partOf(name, slot);
    return states.has(own) ? own : name;
  };
  return {
    keyOf,
    separate: (name, slot) => {
      const own = partOf(name, slot);
      states.set(own, get(keyOf(name, slot)));
      return own;
    },
    get,
    set: (key, state) => {
      states.set(key, state);
    },
    change: (load, transition) => {
      for (const [key, state] of states)
        if ('load' in state && state.load === load) states.set(key, transition(state));
    },
  };
}

/** Returns the key of a slot's part of a remote or a build URL. The part of the screens is the name or URL itself. */
export function partOf(nameOrUrl: string, slot: SlotName | '' = ''): string {
  return nameOrUrl + slot;
}
