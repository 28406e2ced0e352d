import type { Answer, Caller } from '../caller';
import type { GroupStory, Started } from '../group-story';
import type { Entry, Journal } from './journal';

/** A person of a room and their name in the journal. */
export type Person = { readonly name: string; readonly caller: Caller };

/** A group whose host and guests act at the same time. The host has two tabs. */
export type Room = {
  readonly story: GroupStory;
  readonly group: Started;
  readonly host: Person;
  readonly guests: readonly Person[];
  readonly journal: Journal;
};

/** Returns the requests of the host and of co-hosts to remove a guest. */
export function removalsOf(room: Room, who: Person): readonly Entry[] {
  const end = `/guests/${idOf(room, who)}`;
  return [room.host, ...room.guests].flatMap(({ name }) => room.journal.of(name, 'DELETE', end));
}

/** What one person does in a room. The number chooses among amounts, lines or people. */
export type Act = (room: Room, who: Person, amount: number) => Promise<void>;

/** Returns the group in an answer, if there is one. */
export function groupIn({ body }: Answer): Answer['body'] {
  return body?.fulfillment;
}

/** Returns a person's id, which the group's answers to them name; undefined before they have joined. */
export function idOf({ journal }: Pick<Room, 'journal'>, { name }: Pick<Person, 'name'>): string | undefined {
  const told = journal.entries.find(({ who, answer }) => who === name && groupIn(answer)?.currentUserId);
  return told && groupIn(told.answer).currentUserId;
}
