export { sendEventBatch, sendLastEventBatch } from './calls/analytics';
export { getAccountInfo, getServiceToken, refreshAccessToken } from './calls/identity';
export { lookUpIp } from './calls/look-up-ip';
export { getOrganizationConfig } from './calls/organisation';
export { getResourceSet } from './calls/resource-set';
export { cmsQueries } from './queries/content.queries';
export { organisationQueries } from './queries/organisation.queries';
