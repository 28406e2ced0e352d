import type { Answer } from '../caller';
import { isDone, isUncertain, type Entry } from './journal';
import { keptLines } from './kept-lines';
import type { Outcome } from './outcome';
import { groupIn, idOf, removalsOf, type Person, type Room } from './room';

/** Returns which acknowledged writes of a group are lost, by what is stored once no request is under way. */
export function lostWrites(room: Room, outcome: Outcome): readonly string[] {
  return [
    ...[room.host, ...room.guests].flatMap((who) => lostSettings(room, who, outcome)),
    ...lostCoHost(room, outcome),
    ...room.guests.flatMap((who) => lostStanding(room, who, outcome)),
    ...[room.host, ...room.guests].flatMap((who) => keptLines(room, who, outcome)),
  ];
}

/**
 * The host, or the co-host, changes settings one after another, so the last acknowledged value of each is stored. No two of
 * them change the same one.
 */
function lostSettings({ journal, group }: Room, who: Person, { view }: Outcome): readonly string[] {
  const wanted = new Map<string, unknown>();
  for (const entry of journal.of(who.name, 'PATCH', group.path))
    for (const [name, value] of Object.entries(entry.body)) {
      if (isDone(entry)) wanted.set(name, value);
      if (isUncertain(entry)) wanted.delete(name);
    }
  return [...wanted]
    .filter(([name, value]) => JSON.stringify(view[name]) !== JSON.stringify(value))
    .map(([name, value]) => `${name} is ${JSON.stringify(view[name])}, not ${JSON.stringify(value)}`);
}

/** The guest's last acknowledged status stands, unless the host counted the guest in: at last, or meanwhile. */
function mayBe(
  room: Room,
  who: Person,
  own: readonly Entry[],
  status: string | null,
  stored: string | null,
): boolean {
  const countIns = room.journal
    .of(room.host.name, 'POST', `/guests/${idOf(room, who)}/count-in`)
    .filter((entry) => isDone(entry) || isUncertain(entry));
  const isLast = countIns.some(
    (entry) => isDone(entry) && own.every(({ answeredAt }) => answeredAt < entry.sentAt),
  );
  if (isLast) return stored === 'READY';
  return stored === status || (stored === 'READY' && countIns.length > 0);
}

/** A guest who stays in the group is a co-host as the host last said. */
function lostCoHost(room: Room, { view }: Outcome): readonly string[] {
  const [first] = room.guests;
  const id = first && idOf(room, first);
  const stored = view.guests.find(({ externalUserId }: Answer['body']) => externalUserId === id);
  const namings = room.journal.of(room.host.name, 'PUT', '/co-host');
  const hasLeft = first && room.journal.of(first.name, 'POST', '/guests/leave').length > 0;
  const last = namings.findLast(isDone);
  if (!stored || !last || hasLeft || namings.some(isUncertain)) return [];
  return last.body.isCoHost === (stored.isCoHost ?? false) ? [] : [`co-host is ${stored.isCoHost}`];
}

/** What a guest's own answers say about their place in the group. Undefined is not known. */
type Standing = { readonly status: string | null | undefined; readonly heldMicro: number | undefined };

const OUTSIDE: Standing = { status: null, heldMicro: 0 };

function lostStanding(room: Room, who: Person, { view }: Outcome): readonly string[] {
  const id = idOf(room, who);
  const removals = removalsOf(room, who);
  const stored = view.guests.find(({ externalUserId }: Answer['body']) => externalUserId === id);
  if (removals.some(isDone)) return stored ? [`${who.name} was removed and is there`] : [];
  if (removals.some(isUncertain)) return [];
  const own = room.journal.entries.filter((entry) => entry.who === who.name && entry.method !== 'GET');
  const { status, heldMicro } = own.reduce(standingAfter, OUTSIDE);
  const isHeldShown = stored?.heldMicro !== undefined && heldMicro !== undefined;
  return [
    ...(status === undefined || mayBe(room, who, own, status, stored?.status ?? null)
      ? []
      : [`${who.name} is ${stored?.status}, not ${status}`]),
    ...(isHeldShown && stored.heldMicro !== heldMicro
      ? [`the card of ${who.name} holds ${stored.heldMicro}, not ${heldMicro}`]
      : []),
  ];
}

function standingAfter(before: Standing, entry: Entry): Standing {
  const { path, body, answer } = entry;
  if (/\/item(?:\/|$)/.test(path)) return { ...before, status: statusAfterLine(before, entry) };
  if (!/\/guests(?:\/leave|\/payment)?$/.test(path)) return before;
  if (isUncertain(entry)) return { status: undefined, heldMicro: undefined };
  if (!isDone(entry)) return before;
  if (path.endsWith('/leave')) return OUTSIDE;
  if (path.endsWith('/guests')) return { ...before, status: body.status ?? 'BROWSING' };
  const group = groupIn(answer);
  if (!group) return before;
  const mine = group.guests.find(
    ({ externalUserId }: Answer['body']) => externalUserId === group.currentUserId,
  );
  return { status: 'READY', heldMicro: mine.heldMicro };
}

/** A guest who removes their last line is choosing again. */
function statusAfterLine({ status }: Standing, entry: Entry): Standing['status'] {
  if (isUncertain(entry)) return undefined;
  const cart = isDone(entry) ? entry.answer.body.cart : undefined;
  return cart?.fulfillmentId && cart.cartItems.length === 0 ? 'BROWSING' : status;
}
