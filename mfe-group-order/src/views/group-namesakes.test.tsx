import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ana, makeCartItem, makeFulfillmentGuest } from '@tiffin/testing';
import { makeRoom, openRoom } from '../test-support/open-room';

const [host] = makeRoom().guests;
const bea = (seat: number) =>
  makeFulfillmentGuest({
    externalUserId: `user-bea-${seat}`,
    firstName: 'Bea',
    lastName: '',
    seat,
    status: 'BROWSING',
    cartItems: [makeCartItem()],
  });

it('two Beas are told apart wherever the host reads them', async () => {
  openRoom({ session: ana, group: makeRoom({ guests: [...(host ? [host] : []), bea(1), bea(2)] }) });
  expect((await screen.findAllByText('Bea (2)')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Bea and Bea \(2\)/).length).toBeGreaterThan(0);
});
