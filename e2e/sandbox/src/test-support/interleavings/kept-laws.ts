import type { Answer } from '../caller';
import { isDone, isUncertain, type Entry } from './journal';
import { keptLines } from './kept-lines';
import type { Outcome } from './outcome';
import { groupIn, idOf, type Person, type Room } from './room';

/** Returns which acknowledged writes of a group are lost, by what is stored once no request is under way. */
export function lostWrites(room: Room, outcome: Outcome): readonly string[] {
  return [
    ...lostSettings(room, outcome),
    ...room.guests.flatMap((who) => lostStanding(room, who, outcome)),
    ...[room.host, ...room.guests].flatMap((who) => keptLines(room, who, outcome)),
  ];
}

/** The host changes settings one after another, so the last acknowledged value of each is stored. */
function lostSettings({ journal, host, group }: Room, { view }: Outcome): readonly string[] {
  const wanted = new Map<string, unknown>();
  for (const entry of journal.of(host.name, 'PATCH', group.path))
    for (const [name, value] of Object.entries(entry.body)) {
      if (isDone(entry)) wanted.set(name, value);
      if (isUncertain(entry)) wanted.delete(name);
    }
  return [...wanted]
    .filter(([name, value]) => JSON.stringify(view[name]) !== JSON.stringify(value))
    .map(([name, value]) => `${name} is ${JSON.stringify(view[name])}, not ${JSON.stringify(value)}`);
}

/** What a guest's own answers say about their place in the group. Undefined is not known. */
type Standing = { readonly status: string | null | undefined; readonly heldMicro: number | undefined };

const OUTSIDE: Standing = { status: null, heldMicro: 0 };

function lostStanding(room: Room, who: Person, { view }: Outcome): readonly string[] {
  const id = idOf(room, who);
  const removals = room.journal.of(room.host.name, 'DELETE', `/guests/${id}`);
  const stored = view.guests.find(({ externalUserId }: Answer['body']) => externalUserId === id);
  if (removals.some(isDone)) return stored ? [`${who.name} was removed and is there`] : [];
  if (removals.some(isUncertain)) return [];
  const own = room.journal.entries.filter((entry) => entry.who === who.name && entry.method !== 'GET');
  const { status, heldMicro } = own.reduce(standingAfter, OUTSIDE);
  const isHeldShown = stored?.heldMicro !== undefined && heldMicro !== undefined;
  return [
    ...(status === undefined || status === (stored?.status ?? null)
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
