export { sendEventBatch, sendLastEventBatch } from './calls/analytics';
export { lookUpIp } from './calls/look-up-ip';
export { getResourceSet } from './calls/resource-set';
export { cmsQueries } from './queries/content.queries';
