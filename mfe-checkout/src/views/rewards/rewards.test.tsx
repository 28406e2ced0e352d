import { afterEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  ana,
  answerWith,
  failNetwork,
  makeCart,
  makeFinancialInfo,
  makeMerchant,
  makeUser,
  refuseWith,
  renderInApp,
  specifiedConfig,
} from '@tiffin/testing';
import type { FakeNetwork, Handler } from '@tiffin/testing';
import {
  checkoutNetwork,
  checkoutPath,
  forgetTab,
  nextButton,
  openCheckout,
} from '../../test-support/checkout-in-app';
import { CheckoutScreen } from '../checkout-screen';

afterEach(forgetTab);

const preview = { creditMicro: 15_000_000, pointsAfter: 200, creditAfterMicro: 15_000_000 };

/** Plans a person with 3,200 points, who has none left but 200 after redeeming. */
function withPoints(more: Readonly<Record<string, Handler>> = {}): FakeNetwork {
  const calls = checkoutNetwork({
    getUser: () => ({ user: makeUser() }),
    previewPointsRedemption: () => preview,
    redeemPoints: () => {
      calls.plan({
        getUser: () => ({ user: makeUser({ points: 200, creditMap: { CAD: 15_000_000 } }) }),
        getCart: () => ({
          cart: makeCart({
            cartChecksum: 'checksum-2',
            financialInfo: makeFinancialInfo({ creditMicro: 12_600_000, totalPayableMicro: 0 }),
          }),
        }),
      });
      return { points: 200, creditMicro: 15_000_000 };
    },
    ...more,
  });
  return calls;
}

const useButton = () => screen.findByRole('button', { name: 'Use 3,000 points' });

it('[LOY-04] shows what whole units of points give, and redeems them in the cart’s currency', async () => {
  const calls = withPoints();
  const { user } = openCheckout();
  expect(await screen.findByText('3,200 points')).toBeVisible();
  expect(await screen.findByText('3,000 points give you $15.00 credit. You keep 200.')).toBeVisible();
  await user.click(await useButton());
  expect(await screen.findByText('200 points')).toBeVisible();
  expect(await screen.findByText('3,000 points used. Your credit is now $15.00.')).toBeInTheDocument();
  const asked = { pointsToRedeem: '3000', currency: 'CAD' };
  expect(calls.callsOf('previewPointsRedemption')[0]).toMatchObject({
    params: { externalUserId: 'user-ana' },
    query: asked,
  });
  expect(calls.callsOf('redeemPoints')).toMatchObject([
    { params: { externalUserId: 'user-ana' }, query: asked },
  ]);
  expect(screen.getByText('Once you have 1,000 points, you can turn them into credit.')).toBeVisible();
  expect(await screen.findByRole('switch', { name: /Use my credit/ })).toBeChecked();
  expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
});

it('[LOY-04] redeems once for a double press', async () => {
  const calls = withPoints();
  const { user } = openCheckout();
  await screen.findByText(/give you/);
  await user.dblClick(await useButton());
  expect(await screen.findByText('200 points')).toBeVisible();
  expect(calls.callsOf('redeemPoints')).toHaveLength(1);
  // The service would refuse a preview of points that are gone.
  expect(calls.callsOf('previewPointsRedemption')).toHaveLength(1);
});

it('[LOY-04] a lost answer is asked for again with the same idempotency key', async () => {
  const calls = withPoints();
  const answer = { points: 200, creditMicro: 15_000_000 };
  calls.plan({ redeemPoints: failNetwork });
  const { user } = openCheckout();
  await screen.findByText(/give you/);
  await user.click(await useButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('your points are only used once');
  calls.plan({ redeemPoints: () => answer, getUser: () => ({ user: makeUser({ points: 200 }) }) });
  await user.click(await useButton());
  expect(await screen.findByText('200 points')).toBeVisible();
  const keys = calls.callsOf('redeemPoints').map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
});

it('[LOY-04] a refused amount reads the points again and says so', async () => {
  const calls = withPoints();
  calls.plan({
    redeemPoints: () => {
      calls.plan({ getUser: () => ({ user: makeUser({ points: 2100 }) }) });
      return refuseWith(400, 'INVALID_PARAMETER', { reason: 'pointsToRedeem' });
    },
  });
  const { user, effects } = openCheckout();
  await screen.findByText(/give you/);
  await user.click(await useButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your points have changed.');
  expect(await screen.findByRole('button', { name: 'Use 2,000 points' })).toBeVisible();
  expect(effects).toEqual([]);
});

it('[LOY-05] the credit can be kept for another order', async () => {
  const calls = checkoutNetwork({
    getUser: () => ({ user: makeUser({ points: 0, creditMap: { CAD: 4_000_000, GBP: 1 } }) }),
    patchCart: ({ body }) => ({ cart: makeCart(Object(body)) }),
  });
  const { user } = openCheckout();
  const credit = await screen.findByRole('switch', { name: /Use my credit/ });
  expect(screen.getByText('You have $4.00')).toBeVisible();
  expect(credit).toBeChecked();
  await user.click(credit);
  await waitFor(() => expect(credit).not.toBeChecked());
  await waitFor(() =>
    expect(calls.callsOf('patchCart').map(({ body }) => body)).toEqual([{ includeCredit: false }]),
  );
});

it.each([
  ['what this order leaves', 20_000_000, 'You have $20.00, and $7.40 after this order'],
  // The credit was used in another tab since the cart was priced.
  ['nothing, and never less', 4_000_000, 'You have $4.00, and $0.00 after this order'],
])('[LOY-03] says how much credit there will be: %s', async (_what, creditMicro, text) => {
  checkoutNetwork({
    getUser: () => ({ user: makeUser({ points: 0, creditMap: { CAD: creditMicro } }) }),
    getCart: () => ({ cart: makeCart({ financialInfo: makeFinancialInfo({ creditMicro: 12_600_000 }) }) }),
  });
  openCheckout();
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  ['en', 3, undefined, 'Stamp card: 3 of 10', 'This order adds a stamp.'],
  ['en', 9, undefined, 'Stamp card: 9 of 10', 'This order fills your card.'],
  [
    'en',
    7,
    5_000_000,
    'Stamp card: 7 of 10',
    'This order adds a stamp. 2 more after it give you $5.00 credit.',
  ],
  [
    'en',
    8,
    5_000_000,
    'Stamp card: 8 of 10',
    'This order adds a stamp. 1 more after it gives you $5.00 credit.',
  ],
  [
    'en',
    9,
    5_000_000,
    'Stamp card: 9 of 10',
    'This order fills your card. You get $5.00 credit when it’s completed.',
  ],
  ['zh', 7, 5_000_000, '印花卡：7 / 10', '這張訂單可得一個印花，之後再訂 2 次，即可獲 $5.00 餘額。'],
  ['zh', 9, 5_000_000, '印花卡：9 / 10', '這張訂單可集滿印花卡。訂單完成後，你會獲得 $5.00 餘額。'],
] as const)(
  '[LOY-05] says in %s what %i collected stamps and a reward of %s mean',
  async (locale, totalStampsCollected, rewardMicro, card, next) => {
    const progress = { totalStampsCollected, stampCardLength: 10, rewardMicro };
    checkoutNetwork({
      getMerchant: () => ({ merchant: makeMerchant({ userStampCardProgress: progress }) }),
    });
    openCheckout(checkoutPath, undefined, locale);
    expect(await screen.findByRole('img', { name: card })).toBeVisible();
    expect(screen.getByText(next)).toBeVisible();
  },
);

it('points that do not load can be loaded again, and the checkout still works', async () => {
  const calls = withPoints({ getUser: () => answerWith(503, {}) });
  const { user, effects } = openCheckout();
  expect(await screen.findByText('Your points didn’t load')).toBeVisible();
  expect(await nextButton(/^Review order/)).toBeEnabled();
  calls.plan({ getUser: () => ({ user: makeUser() }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3,200 points')).toBeVisible();
  expect(effects).toEqual([]);
});

it('[LOY-05] a guest has no points', async () => {
  const calls = checkoutNetwork();
  openCheckout(checkoutPath, 'guest');
  await screen.findByRole('textbox', { name: 'First name' });
  expect(calls.callsOf('getUser')).toEqual([]);
  expect(screen.queryByText(/points$/)).toBeNull();
});

it('offers no choice about the credit where the services know none', async () => {
  checkoutNetwork({ getUser: () => ({ user: makeUser({ points: 200, creditMap: { CAD: 15_000_000 } }) }) });
  renderInApp(<CheckoutScreen />, {
    path: checkoutPath,
    route: '/m/:merchantExternalId/place/order',
    session: ana,
    config: specifiedConfig,
  });
  expect(await screen.findByText('200 points')).toBeVisible();
  expect(screen.queryByRole('switch', { name: /Use my credit/ })).toBeNull();
});
