export { sendEventBatch, sendLastEventBatch } from './calls/analytics';
export { lookUpIp } from './calls/look-up-ip';
export { cmsQueries } from './queries/content.queries';
