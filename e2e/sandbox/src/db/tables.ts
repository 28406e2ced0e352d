export { clockOffsets, deliveryAddresses, signingKeys, users } from './schema/people';
export { menus, merchants, seedEditions } from './schema/content';
export { carts, checkoutCodes, idempotencyKeys, orders } from './schema/ordering';
export { cards, intents } from './schema/paying';
export { signOnRecords } from './schema/sign-on';
export { emails } from './schema/mailbox';
export { teamLocations, teamMembers, teams, workEmails } from './schema/teams';
export { fulfillmentGuests, fulfillments } from './schema/group-orders';
export { analyticsEvents, errorReports, flagSettings, resourceSets } from './schema/side-services';
