import { expect, it } from '@jest/globals';
import { makeBillPart, makeFulfillment, makeFulfillmentGuest } from '@tiffin/testing';
import { withDistinctPeople } from './with-distinct-people';

const cruz = { externalUserId: 'user-ana', firstName: 'Bea', lastName: 'Cruz', seat: 0 };
const dahl = { externalUserId: 'user-ben', firstName: 'Bea', lastName: 'Dahl', seat: 1 };
const people = [cruz, dahl];

it('a host and a guest with one first name are told apart in the room, as host and on the bill', () => {
  const { guests, host, bill } = withDistinctPeople(
    makeFulfillment({
      hostId: 'user-ana',
      host: { firstName: 'Bea', lastName: 'Cruz' },
      guests: people.map((one) => makeFulfillmentGuest(one)),
      bill: { totalMicro: 0, isRefunded: false, parts: people.map((one) => makeBillPart(one)) },
    }),
  );
  expect(guests.map(({ firstName }) => firstName)).toEqual(['Bea Cruz', 'Bea Dahl']);
  expect(host).toEqual({ firstName: 'Bea Cruz', lastName: '' });
  expect(bill?.parts.map(({ firstName }) => firstName)).toEqual(['Bea Cruz', 'Bea Dahl']);
});
