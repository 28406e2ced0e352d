import type { SeenRoom } from './see-room';

export type Watcher = (seen: SeenRoom) => void;

export type WatchedRooms = {
  /** Tells a watcher how a group stands, now and after each change. Returns a function that ends this. */
  readonly watch: (id: string, watcher: Watcher) => () => void;
  /** Looks at a group again if somebody watches it; without an id, at all of them. */
  readonly look: (id?: string) => void;
  readonly end: () => void;
};

type Room = {
  readonly watchers: Set<Watcher>;
  isLooking: boolean;
  hasChanged: boolean;
  timer: NodeJS.Timeout | undefined;
};

/** A group is also looked at without a notification: a menu changes its prices, and connections are lost. */
const LONGEST_PAUSE_MS = 30_000;
const AFTER_FAILURE_MS = 1_000;

/**
 * Follows the groups that somebody watches. However many watch a group, a change reads it once, and changes
 * during the reading are read together.
 */
export function watchedRooms(see: (id: string) => Promise<SeenRoom>, now: () => number): WatchedRooms {
  const rooms = new Map<string, Room>();

  async function look(id: string, room: Room): Promise<void> {
    room.hasChanged = true;
    if (room.isLooking) return;
    room.isLooking = true;
    clearTimeout(room.timer);
    let pauseMs = AFTER_FAILURE_MS;
    try {
      while (room.hasChanged) {
        room.hasChanged = false;
        const seen = await see(id);
        [...room.watchers].forEach((watcher) => watcher(seen));
        pauseMs = pauseAfter(seen);
      }
    } catch {
      // The database is away for a moment. The next look tells what was missed.
    }
    room.isLooking = false;
    if (room.watchers.size === 0) return;
    room.timer = setTimeout(() => void look(id, room), pauseMs).unref();
  }

  function pauseAfter({ changesAt }: SeenRoom): number {
    const leftMs = changesAt === undefined ? LONGEST_PAUSE_MS : changesAt - now();
    return Math.max(0, Math.min(leftMs, LONGEST_PAUSE_MS));
  }

  function openRoom(id: string): Room {
    const room: Room = { watchers: new Set(), isLooking: false, hasChanged: false, timer: undefined };
    rooms.set(id, room);
    return room;
  }

  return {
    watch: (id, watcher) => {
      const room = rooms.get(id) ?? openRoom(id);
      room.watchers.add(watcher);
      void look(id, room);
      return () => {
        room.watchers.delete(watcher);
        if (room.watchers.size > 0 || rooms.get(id) !== room) return;
        clearTimeout(room.timer);
        rooms.delete(id);
      };
    },
    look: (id) => {
      for (const [each, room] of rooms) if (id === undefined || id === each) void look(each, room);
    },
    end: () => {
      for (const room of rooms.values()) clearTimeout(room.timer);
      rooms.clear();
    },
  };
}
