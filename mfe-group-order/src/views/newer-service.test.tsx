import { expect, it } from '@jest/globals';
import { ana, fromTheFuture } from '@tiffin/testing';
import { screen } from '@testing-library/react';
import { makeRoom, openRoom } from '../test-support/open-room';

it('a group from a newer service renders and offers nothing to change or to pay', async () => {
  const group = makeRoom();
  openRoom({
    session: ana,
    handlers: { getFulfillment: () => fromTheFuture('getFulfillment', { fulfillment: group }) },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Close & check out/ })).toBeNull();
  expect(screen.queryByText(/FROM_THE_FUTURE/)).toBeNull();
});
