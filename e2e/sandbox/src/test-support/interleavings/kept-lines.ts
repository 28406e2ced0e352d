import type { Answer } from '../caller';
import { isDone, isUncertain, type Entry } from './journal';
import { quantitiesByNote, type Outcome } from './outcome';
import { removalsOf, type Person, type Room } from './room';

/**
 * Returns what is wrong with one person's lines: each is either in the order or in its owner's cart, with the
 * quantity that was last acknowledged, unless somebody took it away.
 */
export function keptLines(room: Room, who: Person, { order, inCarts }: Outcome): readonly string[] {
  const inOrder = quantitiesByNote(order?.orderItems ?? []);
  return [...possibleQuantities(room, who)].flatMap(([note, possible]) => {
    const [ordered, kept] = [inOrder.get(note), inCarts.get(note)];
    if (ordered !== undefined && kept !== undefined) return [`${note} is in the order and in the cart`];
    const quantity = ordered ?? kept ?? 0;
    return possible.has(quantity)
      ? []
      : [`${note} is ${quantity} times there, not ${[...possible].join(' or ')}`];
  });
}

/** Returns the quantities that each line may have, by its note. Each person writes one after another. */
function possibleQuantities(room: Room, who: Person): ReadonlyMap<string, ReadonlySet<number>> {
  const notes = notesById(room, who);
  const lines = new Map<string, Set<number>>();
  const lastWrites = new Map<string, Entry>();
  for (const entry of room.journal.entries.filter((one) => one.who === who.name)) {
    if (isLeaving(entry)) for (const possible of lines.values()) settle(possible, 0, entry);
    const note = entry.body?.note ?? notes.get(entry.path.split('/').at(-1) ?? '');
    if (!/\/item(?:\/|$)/.test(entry.path) || note === undefined) continue;
    const possible = lines.get(note) ?? new Set([0]);
    lines.set(note, possible);
    lastWrites.set(note, entry);
    settle(possible, entry.body?.quantity ?? 0, entry);
  }
  for (const removal of removalsOf(room, who))
    for (const [note, possible] of lines) {
      const wasBefore = removal.answeredAt < (lastWrites.get(note)?.sentAt ?? 0);
      if (!wasBefore && (isDone(removal) || isUncertain(removal))) possible.add(0);
    }
  return lines;
}

/** Notes what a write does: an acknowledged one is certain, and one whose answer was lost is possible. */
function settle(possible: Set<number>, quantity: number, entry: Entry): void {
  if (isDone(entry)) possible.clear();
  if (isDone(entry) || isUncertain(entry)) possible.add(quantity);
}

function isLeaving({ method, path }: Entry): boolean {
  return method === 'POST' && path.endsWith('/guests/leave');
}

function notesById({ journal }: Room, who: Person): ReadonlyMap<string, string> {
  return new Map(
    journal.entries
      .filter(({ who: name, answer }) => name === who.name && answer.body?.cart)
      .flatMap(({ answer }) =>
        answer.body.cart.cartItems.map((line: Answer['body']) => [line.cartItemId, line.note]),
      ),
  );
}
