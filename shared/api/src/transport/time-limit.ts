import type { CallRequest } from './call-request';

const readMs = 10_000;
const writeMs = 15_000;
const paymentMs = 30_000;

/** How long a call may take, in milliseconds: a read least, as it is asked again; a payment longest, as a bank answers it. */
export function timeLimitMs(method: CallRequest['method'], isPayment: boolean): number {
  if (isPayment) return paymentMs;
  return method === 'GET' ? readMs : writeMs;
}
