import { addresses, amount, list, wholeNumber } from './kinds';

export const rateLimitFactor = wholeNumber('TIFFIN_RATE_LIMIT_FACTOR', {
  meaning: 'multiplies every rate limit',
  standard: '1',
});
export const rateLimitAllowed = list('TIFFIN_RATE_LIMIT_ALLOWED', {
  meaning: 'IP addresses without a rate limit, for example the shell servers as the services see them',
  standard: 'none',
});
export const trustedProxies = addresses('TIFFIN_TRUSTED_PROXIES', {
  meaning: 'IP addresses or ranges (`10.0.0.0/8`) of proxies whose `X-Forwarded-*` headers count',
  standard: 'none',
});
export const requestSeconds = amount('TIFFIN_REQUEST_SECONDS', {
  meaning: 'time in which a request must arrive; its headers have a third of it',
  standard: '30',
});
