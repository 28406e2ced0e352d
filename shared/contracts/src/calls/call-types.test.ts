import { expect, it } from '@jest/globals';
import type { CallAnswer, CallParams } from './call-types';

// The compiler is the test: it fails where one of the lines below it is allowed.
it('types parameters as the service reads them, and leaves out what has a default', () => {
  const search: CallParams<'searchTeams'> = { name: 'n' };
  const line: CallParams<'updateCartItem'>['cartItemId'] = 'c';
  const done: CallAnswer<'leaveTeam'> = undefined;
  const points: CallAnswer<'redeemPoints'> = { points: 1, creditMicro: 2 };
  const found: CallAnswer<'searchTeams'> = [];
  const validation: CallAnswer<'getFulfillmentValidation'> = { validationErrors: [] };
  // @ts-expect-error The query carries text, a caller gives a number.
  const asText: CallParams<'searchTeams'> = { name: 'n', limit: '10' };
  // @ts-expect-error A point has a longitude.
  const noPoint: CallParams<'getNearbyMerchants'> = { latitude: 1 };
  // @ts-expect-error The path has another parameter.
  const noLine: CallParams<'removeCartItem'> = { merchantId: 'm' };
  // @ts-expect-error The body is missing.
  const noBody: CallParams<'joinTeam'> = { teamId: 't' };
  // @ts-expect-error The call takes nothing of this name.
  const unknown: CallParams<'getTeam'> = { teamId: 't', locale: 'en' };
  expect([search, line, done, points, found, validation]).toHaveLength(6);
  expect([asText, noPoint, noLine, noBody, unknown]).toHaveLength(5);
});
