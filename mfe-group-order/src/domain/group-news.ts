import type { Fulfillment } from '@tiffin/contracts';

type Seen = Pick<Fulfillment, 'guests' | 'currentUserId'>;

/** First names of people who joined, got ready and left since the last look, except oneself. */
export type GroupNews = {
  readonly joined: readonly string[];
  readonly ready: readonly string[];
  readonly gone: readonly string[];
};

/** Returns what others did between two looks at a group. */
export function groupNews(before: Seen, after: Seen): GroupNews {
  const others = after.guests.filter(({ externalUserId }) => externalUserId !== after.currentUserId);
  const statusBefore = (id: string) =>
    before.guests.find(({ externalUserId }) => externalUserId === id)?.status;
  const joined = others.filter(({ externalUserId }) => statusBefore(externalUserId) === undefined);
  const ready = others.filter(
    ({ externalUserId, status }) => status === 'READY' && statusBefore(externalUserId) === 'BROWSING',
  );
  const gone = before.guests.filter(
    ({ externalUserId }) =>
      externalUserId !== after.currentUserId &&
      !after.guests.some((guest) => guest.externalUserId === externalUserId),
  );
  return { joined: names(joined), ready: names(ready), gone: names(gone) };
}

function names(guests: Seen['guests']): readonly string[] {
  return guests.map(({ firstName }) => firstName);
}
