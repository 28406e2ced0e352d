export { sendEventBatch, sendLastEventBatch } from './calls/analytics';
export { lookUpIp } from './calls/look-up-ip';
export { cmsQueries } from './queries/content.queries';
export { cookieQueries } from './queries/cookie.queries';
export { identityQueries } from './queries/identity.queries';
