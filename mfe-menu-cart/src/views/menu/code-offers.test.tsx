import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { cartQueries } from '@tiffin/api';
import type { Merchant } from '@tiffin/contracts';
import {
  answerWith,
  makeCart,
  makeEmptyCart,
  makeMerchant,
  failNetwork,
  refuseWith,
  renderInApp,
} from '@tiffin/testing';
import { openKitchen } from '../../test-support/open-kitchen';
import { MenuScreen } from './menu-screen';

const lunch = { id: 'LUNCH10', title: '10% off lunch', description: 'Code LUNCH10' };
const flat = { id: 'NINEFLAT', title: 'Your priciest dish for $9.00', description: 'Code NINEFLAT' };
const published = makeMerchant({ promotions: [lunch] });
const plain = makeMerchant({ promotions: [], highlightMessage: null });

type Kitchen = {
  readonly codes: readonly string[];
  readonly search?: string;
  readonly merchant?: Merchant;
  /** What the service answers about the merchant with a code. */
  readonly withCode?: (code: string) => unknown;
};

/** Opens the menu of a merchant with a cart that has accepted these codes. */
function open({ codes, search = '', merchant = published, withCode = () => offering(flat) }: Kitchen) {
  const network = openKitchen({
    getMerchant: ({ query: { cartCheckoutCode: code } }) =>
      code === undefined ? { merchant } : withCode(code),
    getPromoCode: () => refuseWith(404, 'NOT_FOUND'),
    getCart: () => ({ cart: makeCart({ cartCheckoutCodes: [...codes] }) }),
  });
  const app = renderInApp(<MenuScreen />, {
    path: `/m/lucknow-lunch-home/menu${search}`,
    route: '/m/:merchantExternalId/menu',
  });
  return { ...app, asked: () => network.callsOf('getMerchant').map(({ query }) => query) };
}

const offering = (...promotions: Merchant['promotions']) => ({
  merchant: makeMerchant({ ...published, promotions }),
});
const offer = (name: string) => screen.findByRole('button', { name });
const externalId = 'lucknow-lunch-home';

it('[MER-04] shows among the offers what the newest code of the cart gives', async () => {
  const { asked } = open({ codes: ['LUNCH10', 'NINEFLAT'], withCode: () => offering(flat, lunch) });
  expect(await offer(flat.title)).toBeVisible();
  expect(await offer(lunch.title)).toBeVisible();
  expect(asked()).toEqual([{ externalId }, { externalId, cartCheckoutCode: 'NINEFLAT' }]);
});

it('[MER-04] shows it at a merchant that offers nothing itself', async () => {
  open({ codes: ['NINEFLAT'], merchant: plain });
  expect(await offer(flat.title)).toBeVisible();
});

it('[MER-04] asks with no code that the cart has not accepted', async () => {
  const { asked } = open({ codes: [], search: '?promo=NINEFLAT' });
  expect(await offer(lunch.title)).toBeVisible();
  expect(asked()).toEqual([{ externalId }]);
});

it.each([
  ['400', () => refuseWith(400, 'PROMOTION_ELIGIBILITY_ERROR')],
  ['429', () => refuseWith(429, 'TOO_MANY_REQUESTS')],
  ['502', () => answerWith(502, {})],
  ['nothing', failNetwork],
])(
  '[MER-04] keeps the published offers, and says nothing, if the service answers %s to the code',
  async (_what, withCode) => {
    const { asked, effects } = open({ codes: ['NINEFLAT'], withCode });
    expect(await offer(lunch.title)).toBeVisible();
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(await offer(lunch.title)).toBeVisible();
    expect(effects).toEqual([]);
  },
);

it('[MER-04] shows the published offers again when the code leaves the cart', async () => {
  const { queryClient } = open({ codes: ['NINEFLAT'] });
  expect(await offer(flat.title)).toBeVisible();
  act(() => void queryClient.setQueryData(cartQueries.detail('merchant-1').queryKey, makeEmptyCart()));
  expect(await offer(lunch.title)).toBeVisible();
  expect(screen.queryByRole('button', { name: flat.title })).toBeNull();
});
