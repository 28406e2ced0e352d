import { expect, it } from '@jest/globals';
import { makeFulfillment, makeFulfillmentGuest } from '@tiffin/testing';
import { guestTiers } from './guest-tier';
import { peopleList } from './people-list';

const names = ['Ana', 'José', 'Zoë', 'Bea', '嘉欣', 'Bea', 'Renée', 'Kim'];
const tiersOf = (count: number) =>
  guestTiers(
    makeFulfillment({
      guests: names.slice(0, count).map((firstName, seat) =>
        makeFulfillmentGuest({
          externalUserId: `user-${seat}`,
          firstName,
          lastName: '',
          seat,
          status: seat % 2 === 0 ? 'READY' : 'BROWSING',
        }),
      ),
    }),
  );
const everybody = { search: '', isUndoneOnly: false };
const seats = (tiers: ReturnType<typeof tiersOf>) => tiers.map(({ guest }) => guest.seat);

it('[GRP-03] who is READY is a participant, and who is BROWSING stands apart', () => {
  const { ready, choosing } = peopleList(tiersOf(5), everybody);
  expect([seats(ready), seats(choosing)]).toEqual([
    [0, 2, 4],
    [1, 3],
  ]);
});

it.each([
  ['jose', [], [1]],
  ['ZOE', [2], []],
  ['renee', [6], []],
  [' bea ', [], [3, 5]],
  ['欣', [4], []],
  ['nobody', [], []],
  ['', [0, 2, 4, 6], [1, 3, 5, 7]],
])('a search for "%s" finds names whatever their case and accents', (search, ready, choosing) => {
  const list = peopleList(tiersOf(8), { ...everybody, search });
  expect([seats(list.ready), seats(list.choosing)]).toEqual([ready, choosing]);
});

it('the filter leaves only those who are not done', () => {
  const list = peopleList(tiersOf(8), { search: 'e', isUndoneOnly: true });
  expect([seats(list.ready), seats(list.choosing)]).toEqual([[], [1, 3, 5]]);
});

it.each([
  [7, false],
  [8, true],
])('a list of %i people is large: %s', (count, isLarge) => {
  expect(peopleList(tiersOf(count), everybody).isLarge).toBe(isLarge);
  expect(peopleList(tiersOf(count), { search: 'ana', isUndoneOnly: false }).isLarge).toBe(isLarge);
});
