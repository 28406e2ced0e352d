import type { Caller } from '@tiffin/sandbox/caller';
import { GroupStory } from '@tiffin/sandbox/group-story';
import type { Started } from '@tiffin/sandbox/group-story';
import { readEvents } from '@tiffin/sandbox/read-events';
import type { EventReader } from '@tiffin/sandbox/read-events';
import { startSandbox } from '@tiffin/sandbox/start-sandbox';
import { figuresOf, processOf } from '../shell/process-of';

const ROOMS = 50;
const PEOPLE = 20;
/** Changes a second, in all rooms together. */
const PACES = [2, 5] as const;
const SECONDS = 15;
const HOUR_MS = 3_600_000;

type Room = {
  readonly group: Started;
  readonly host: Caller;
  readonly guests: readonly Caller[];
  readonly streams: readonly EventReader[];
  /** Loads the group for each guest. */
  readonly loads: readonly (() => Promise<boolean>)[];
};

/**
 * How long after a change was sent one person heard of it, and had loaded the group again, in milliseconds. The latter is
 * absent if the service did not take the request.
 */
type Delay = { readonly heardMs: number; readonly loadedMs?: number };

/**
 * Opens the streams of rooms full of people on one process, and lets hosts move their deadlines. Each person then loads
 * the group again, as pages do. Prints the memory of the process, the events a second, and the delays from sending a
 * change to its event and to the loaded group at each person.
 */
export async function benchRooms(): Promise<void> {
  const sandbox = await startSandbox({ TIFFIN_RATE_LIMIT_FACTOR: '100000' });
  try {
    const service = await processOf(Number(new URL(sandbox.url).port));
    const story = new GroupStory(sandbox);
    const rooms: Room[] = [];
    for (let count = 0; count < ROOMS; count += 1) rooms.push(await fillRoom(story));
    const before = await figuresOf(service);
    const open = await Promise.all(rooms.map(openRoom));
    const rows = [];
    for (const pace of PACES) {
      const delays = await changeRooms(open, pace);
      const { megabytes } = await figuresOf(service);
      rows.push({
        'changes a second': pace,
        'events a second': Math.round(delays.length / SECONDS),
        ...shares(
          'event',
          delays.map(({ heardMs }) => heardMs),
        ),
        ...shares(
          'loaded',
          delays.flatMap(({ loadedMs }) => loadedMs ?? []),
        ),
        'not loaded': delays.filter(({ loadedMs }) => loadedMs === undefined).length,
        'memory, MB': Math.round(megabytes),
        'memory of the streams, MB': Math.round(megabytes - before.megabytes),
      });
    }
    console.log(`${ROOMS} rooms of ${PEOPLE} people, one process with PGlite, load from the same machine`);
    console.table(rows);
    for (const { streams } of open) streams.forEach((stream) => stream.close());
  } finally {
    await sandbox.stop();
  }
}

async function fillRoom(story: GroupStory): Promise<Room> {
  const host = await story.person('Ana');
  const group = await story.start(host);
  await host.call('PATCH', group.path, { guestMax: PEOPLE });
  const guests = Array.from({ length: PEOPLE - 1 }, () => story.guest());
  for (const guest of guests) await story.join(guest, group, 'Ben');
  return { group, host, guests, streams: [], loads: guests.map((guest) => loadOneByOne(guest, group)) };
}

async function openRoom(room: Room): Promise<Room> {
  const { group, guests } = room;
  const open = (who: Caller): Promise<EventReader> =>
    readEvents((signal) => who.open(`${group.path}/events`, { signal }));
  const streams = await Promise.all(guests.map(open));
  await Promise.all(streams.map((stream) => stream.next()));
  return { ...room, streams };
}

/**
 * Returns a function that loads a group as a page does: one request at a time, and one more for all changes that were
 * heard meanwhile. It returns whether the service answered.
 */
function loadOneByOne(guest: Caller, group: Started): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let next: Promise<boolean> | undefined;
  const load = async (): Promise<boolean> => {
    const isLoaded = await guest.call('GET', `${group.path}?includeOrderId=true`).then(
      ({ status }) => status === 200,
      () => false,
    );
    running = next;
    next = undefined;
    return isLoaded;
  };
  return () => {
    if (!running) return (running = load());
    return (next ??= running.then(load));
  };
}

/** Changes rooms in turn at a steady pace. Returns the delays of each person. */
async function changeRooms(rooms: readonly Room[], pace: number): Promise<readonly Delay[]> {
  const changes: Promise<readonly Delay[]>[] = [];
  for (let count = 0; count < pace * SECONDS; count += 1) {
    const room = rooms[count % rooms.length];
    if (room) changes.push(changeRoom(room));
    await new Promise((resolve) => setTimeout(resolve, 1000 / pace));
  }
  return (await Promise.all(changes)).flat();
}

async function changeRoom({ group, host, loads, streams }: Room): Promise<readonly Delay[]> {
  const begunAt = performance.now();
  const sinceBegin = (): number => performance.now() - begunAt;
  const seen = loads.map(async (load, at): Promise<Delay> => {
    await streams[at]?.next();
    const heardMs = sinceBegin();
    return (await load()) ? { heardMs, loadedMs: sinceBegin() } : { heardMs };
  });
  // Every time is another one, so every call changes the group.
  await host.call('PATCH', group.path, { orderByTime: new Date(Date.now() + HOUR_MS).toISOString() });
  return Promise.all(seen);
}

function shares(what: string, values: readonly number[]): Readonly<Record<string, number>> {
  return { [`${what} p50 ms`]: atShare(values, 0.5), [`${what} p99 ms`]: atShare(values, 0.99) };
}

function atShare(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
}
