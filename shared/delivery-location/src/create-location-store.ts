import { writeCookie } from '@tiffin/config';
import type { Session } from '@tiffin/auth';
import type { DeliveryLocation } from '@tiffin/domain';
import { storedJson } from '@tiffin/config/storage';
import { keptBy, mayBeSeen, parseKeptLocation, personIdOf, toStored } from './kept-location';
import type { KeptLocation } from './kept-location';

const REMEMBERED_KEY = 'tiffin.deliveryLocation';
const VISIT_KEY = 'tiffin.visitLocation';

export type LocationStore = {
  /** Returns the location of the visit, else the remembered one, else null. Changes identity only with its value. */
  readonly get: () => DeliveryLocation | null;
  /** Remembers what the person chose. It ends the location of the visit. */
  readonly choose: (location: DeliveryLocation) => void;
  /** Uses a location until the tab closes or the person chooses another one. The remembered one stays. */
  readonly visit: (location: DeliveryLocation) => void;
  readonly forget: () => void;
  /** Subscribes to changes in this page, in other tabs and of the person. Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

type State = { readonly visit: KeptLocation | null; readonly remembered: KeptLocation | null };

/** Creates a store. Where storage is full or blocked, it keeps the locations in memory. */
export function createLocationStore(session: Pick<Session, 'getState' | 'subscribe'>): LocationStore {
  const stored = {
    visit: storedJson('sessionStorage', VISIT_KEY),
    remembered: storedJson('localStorage', REMEMBERED_KEY),
  };
  const listeners = new Set<() => void>();
  let known: State | undefined;
  let leave: (() => void) | undefined;
  const read = (): State =>
    (known ??= {
      visit: parseKeptLocation(stored.visit.read()),
      remembered: parseKeptLocation(stored.remembered.read()),
    });
  const tell = () => {
    [...listeners].forEach((listener) => {
      listener();
    });
  };
  const write = (next: State) => {
    const before = read();
    known = next;
    for (const name of ['visit', 'remembered'] as const) {
      const kept = next[name];
      if (kept === before[name]) continue;
      if (kept === null) stored[name].remove();
      else stored[name].write(toStored(kept));
    }
    if (next.visit || next.remembered) writeCookie('personalScreens', '1');
    tell();
  };
  const followPerson = () => {
    const { visit, remembered } = read();
    const person = session.getState();
    // A link's location stays nobody's: signing in does not make it the person's.
    const isLinked = visit !== null && visit.ownerId === null;
    write({ visit: isLinked ? visit : keptBy(visit, person), remembered: keptBy(remembered, person) });
  };
  const followTabs = ({ key }: StorageEvent) => {
    if (key !== REMEMBERED_KEY && key !== null) return;
    known = { ...read(), remembered: parseKeptLocation(stored.remembered.read()) };
    tell();
  };
  const follow = () => {
    window.addEventListener('storage', followTabs);
    const leaveSession = session.subscribe(followPerson);
    followPerson();
    return () => {
      window.removeEventListener('storage', followTabs);
      leaveSession();
    };
  };
  return {
    get: () => {
      const { visit, remembered } = read();
      const kept = [visit, remembered].find((one) => one !== null && mayBeSeen(one, session.getState()));
      return kept?.location ?? null;
    },
    choose: (location) => {
      write({ visit: null, remembered: { ownerId: personIdOf(session.getState()), location } });
    },
    visit: (location) => {
      const { visit, remembered } = read();
      if (JSON.stringify(visit?.location) === JSON.stringify(location)) return;
      const ownerId = location.kind === 'saved' ? personIdOf(session.getState()) : null;
      write({ visit: { ownerId, location }, remembered });
    },
    forget: () => {
      write({ visit: null, remembered: null });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      leave ??= follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave?.();
        leave = undefined;
      };
    },
  };
}
