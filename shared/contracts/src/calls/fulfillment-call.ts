import type { Call } from './call';

type Service = { readonly service: 'fulfillment' };

/** States a call of the fulfillment service that guests without an account can make, too. */
export const call = <const Row extends Omit<Call, 'service' | 'auth'>>(
  row: Row,
): Row & Service & { readonly auth: 'any' } => ({ service: 'fulfillment', auth: 'any', ...row });

/** States a call of the fulfillment service for people with an account. */
export const userCall = <const Row extends Omit<Call, 'service' | 'auth'>>(
  row: Row,
): Row & Service & { readonly auth: 'user' } => ({ service: 'fulfillment', auth: 'user', ...row });
