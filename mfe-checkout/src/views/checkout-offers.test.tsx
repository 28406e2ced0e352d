import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Cart } from '@tiffin/contracts';
import { answerWith, makeCart, refuseWith } from '@tiffin/testing';
import {
  checkoutNetwork,
  forgetTab,
  goToReview,
  nextButton,
  openCheckout,
  placed,
  pressPlace,
  statusPath,
} from '../test-support/checkout-in-app';

afterEach(forgetTab);

const title = 'An offer no longer applies';

/** Places a cart whose offers end at that moment. Returns the dialog of the refusal. */
async function placeEnded(cart: Cart, data?: Readonly<Record<string, unknown>>) {
  const calls = checkoutNetwork({
    getCart: () => ({ cart }),
    placeOrder: () =>
      refuseWith(409, 'ORDER_CREATION', {
        reason: 'INCENTIVES_INVALID',
        message: title,
        ...(data && { data }),
      }),
  });
  const app = openCheckout();
  await goToReview(app);
  await pressPlace(app);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return { app, calls, dialog };
}

const both = makeCart({ cartCheckoutCodes: ['LUNCH10', 'FIVEOFF'] });

describe('offers that end before the order is placed', () => {
  it('[CHK-09] are removed in the dialog INCENTIVES_INVALID, and the rest is ordered', async () => {
    const { app, calls, dialog } = await placeEnded(both, { codes: ['FIVEOFF'] });
    const kept = makeCart({ cartCheckoutCodes: ['LUNCH10'], cartChecksum: 'checksum-2' });
    calls.plan({
      getCart: () => ({ cart: kept }),
      putCartCheckoutCode: () => ({ cart: kept }),
      placeOrder: placed,
    });
    await app.user.click(dialog.getByRole('button', { name: 'Remove FIVEOFF' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('FIVEOFF')).toBeNull());
    expect(await screen.findByText('Removed: FIVEOFF')).toBeInTheDocument();
    expect(calls.callsOf('putCartCheckoutCode').map(({ body }) => body)).toEqual([
      { checkoutCodeToRemove: 'FIVEOFF' },
    ]);
    await app.user.click(await nextButton(/^Place order/));
    await waitFor(() => expect(app.location()).toBe(statusPath));
    expect(calls.callsOf('placeOrder')[1]?.body).toMatchObject({ cartChecksum: 'checksum-2' });
  });

  it('[CHK-09] [CRT-15] and have no code are given up by saving none', async () => {
    const { app, calls, dialog } = await placeEnded(makeCart());
    calls.plan({ patchCartIncentives: () => ({ cart: makeCart({ cartChecksum: 'checksum-2' }) }) });
    await app.user.click(dialog.getByRole('button', { name: 'Continue without offers' }));
    await waitFor(() =>
      expect(calls.callsOf('patchCartIncentives').map(({ body }) => body)).toEqual([{ incentives: [] }]),
    );
    expect(await screen.findByText('Your offers were removed.')).toBeInTheDocument();
  });

  it('[CHK-09] [ERR-06] and cannot be removed stay in the cart, with the toast to try again', async () => {
    const { app, calls, dialog } = await placeEnded(makeCart());
    calls.plan({ patchCartIncentives: () => answerWith(503, {}) });
    await app.user.click(dialog.getByRole('button', { name: 'Continue without offers' }));
    await waitFor(() =>
      expect(app.effects).toEqual([{ kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' }]),
    );
  });
});
