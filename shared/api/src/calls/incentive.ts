import type { Cart, Incentive } from '@tiffin/contracts';
import { later } from '../decoding/later';
import { path } from '../transport/path';
import { send } from '../transport/send';
import type { CallOptions, NoParams } from '../transport/send';

type Incentives = { readonly incentives: readonly Incentive[] };

/** Every incentive that the caller has. */
export async function getIncentive(
  params: NoParams = {},
  options?: CallOptions,
): Promise<readonly Incentive[]> {
  const { incentives } = await send<Incentives>(
    {
      service: 'main',
      method: 'GET',
      path: '/v1/incentive',
      query: params,
      answer: later('incentivesAnswer'),
    },
    options,
  );
  return incentives;
}

/** The incentives that apply to a cart. */
export async function getCartIncentives(
  { merchantId }: { readonly merchantId: string },
  options?: CallOptions,
): Promise<readonly Incentive[]> {
  const { incentives } = await send<Incentives>(
    {
      service: 'main',
      method: 'GET',
      path: path`/v1/cart/${merchantId}/incentives`,
      answer: later('incentivesAnswer'),
    },
    options,
  );
  return incentives;
}

type IncentivesPatch = { readonly incentives: readonly string[]; readonly cartCheckoutCode?: string };

/** Saves which incentives the cart uses, by id. */
export async function patchCartIncentives(
  { merchantId, body }: { readonly merchantId: string; readonly body: IncentivesPatch },
  options?: CallOptions,
): Promise<Cart> {
  const { cart } = await send<{ cart: Cart }>(
    {
      service: 'main',
      method: 'PATCH',
      path: path`/v1/cart/${merchantId}/incentives`,
      body,
      answer: later('cartAnswer'),
    },
    options,
  );
  return cart;
}
