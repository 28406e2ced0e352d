import { wholeNumber } from '../settings';

export const drainMs = wholeNumber('TIFFIN_DRAIN_MS', {
  least: 0,
  meaning:
    'how long a server that is to end still serves new requests, in milliseconds: at least until the load balancer has read its readiness twice',
  standard: '0',
  productionStandard: '5000',
});
