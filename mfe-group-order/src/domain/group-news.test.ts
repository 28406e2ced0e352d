import { expect, it } from '@jest/globals';
import { makeFulfillment, makeFulfillmentGuest } from '@tiffin/testing/factories';
import { groupNews } from './group-news';

const before = makeFulfillment();
const tom = makeFulfillmentGuest({ externalUserId: 'tom', firstName: 'Tom', seat: 2 });

it('reports who joined, got ready and left', () => {
  const [ana, ben] = before.guests;
  const ready = makeFulfillment({ guests: [ana ?? tom, { ...(ben ?? tom), status: 'READY' }, tom] });
  expect(groupNews(before, ready)).toEqual({ joined: ['Tom'], ready: ['Ben'], gone: [] });
  expect(groupNews(ready, makeFulfillment({ guests: [ana ?? tom] }))).toEqual({
    joined: [],
    ready: [],
    gone: ['Ben', 'Tom'],
  });
});

it('reports nothing about a guest who keeps browsing, or was ready before', () => {
  const [ana, ben] = before.guests;
  const later = makeFulfillment({ guests: [ana ?? tom, { ...(ben ?? tom), status: 'READY' }, tom] });
  expect(groupNews(later, later)).toEqual({ joined: [], ready: [], gone: [] });
});

it('does not report people’s own leaving to them', () => {
  const asBen = { ...before, currentUserId: 'user-ben' };
  const left = { ...asBen, guests: asBen.guests.filter((guest) => guest.externalUserId !== 'user-ben') };
  expect(groupNews(asBen, left)).toEqual({ joined: [], ready: [], gone: [] });
});

it('reports nothing about oneself', () => {
  const asBen = { ...before, currentUserId: 'user-ben' };
  const done = { ...asBen, guests: asBen.guests.map((guest) => ({ ...guest, status: 'READY' as const })) };
  expect(groupNews(asBen, done)).toEqual({ joined: [], ready: [], gone: [] });
});
