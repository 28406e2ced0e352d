import type { PointsRedemption, User } from '@tiffin/contracts';
import { later } from '../decoding/later';
import { path } from '../transport/path';
import { send } from '../transport/send';
import type { CallOptions, NoParams } from '../transport/send';

/** The signed-in person, or null for a guest. */
export async function getUser(params: NoParams = {}, options?: CallOptions): Promise<User | null> {
  const { user } = await send<{ user: User | null }>(
    { service: 'main', method: 'GET', path: '/v1/user', query: params, answer: later('userAnswer') },
    options,
  );
  return user;
}

/** Cookies that the server lets the page read. */
export async function getCookies(
  params: NoParams = {},
  options?: CallOptions,
): Promise<Record<string, string>> {
  return send(
    { service: 'main', method: 'GET', path: '/_COOKIES', query: params, answer: later('cookiesAnswer') },
    options,
  );
}

type RedemptionParams = { readonly externalUserId: string } & PointsRedemption;
export type RedemptionPreview = {
  readonly creditMicro: number;
  readonly pointsAfter: number;
  readonly creditAfterMicro: number;
};

/** What redeeming points would give: credit in micro units, balances afterwards. */
export async function previewPointsRedemption(
  { externalUserId, ...query }: RedemptionParams,
  options?: CallOptions,
): Promise<RedemptionPreview> {
  return send(
    {
      service: 'userGateway',
      method: 'GET',
      path: path`/consumer-user/${externalUserId}/balances/redeem-points-preview`,
      query,
      answer: later('redemptionPreviewShape'),
    },
    options,
  );
}

/** Turns points into credit; gives the points left and the credit in micro units. */
export async function redeemPoints(
  { externalUserId, ...query }: RedemptionParams,
  options?: CallOptions,
): Promise<{ readonly points: number; readonly creditMicro: number }> {
  return send(
    {
      service: 'userGateway',
      method: 'POST',
      path: path`/consumer-user/${externalUserId}/balances/redeem-points`,
      query,
      answer: later('redeemedAnswer'),
    },
    options,
  );
}
