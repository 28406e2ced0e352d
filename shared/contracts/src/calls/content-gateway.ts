import { z } from 'zod';
import { SOURCE_TYPES } from '../enumerations';
import { activeEntrySchema } from '../entities/active-entry';
import {
  catalogDetailsSchema,
  categorySchema,
  merchantListSchema,
  workspaceSchema,
} from '../entities/catalog';
import { orderListSchema } from '../entities/order-summary';
import { paymentGroupSchema } from '../entities/payment';
import { emailVerificationResultSchema, teamDetailsSchema, teamSchema } from '../entities/team';
import {
  emailSchema,
  identifierSchema,
  lineSchema,
  nameSchema,
  queryCountSchema,
  queryNumberSchema,
  queryFlagSchema,
} from '../entities/basics';
import type { Call } from './call';
import { teamAdminCalls } from './team-admin-calls';

const flag = queryFlagSchema.optional();
const latitude = queryNumberSchema(z.number().min(-90).max(90));
const longitude = queryNumberSchema(z.number().min(-180).max(180));
const distanceMetres = queryNumberSchema(z.number().min(0).max(1_000_000)).default(5000);
const limit = queryCountSchema(1, 100);
const text = lineSchema(100).optional();
const pageToken = lineSchema(500).optional();
const teamAnswer = z.object({ team: teamSchema });

const nearbyQuerySchema = z.object({
  latitude,
  longitude,
  maxDistance: distanceMetres,
  isOpenNow: flag,
  isAvailableNow: flag,
  hasDelivery: flag,
  hasPickup: flag,
  hasDineIn: flag,
  hasGroupOrdering: flag,
  isTopMerchant: flag,
  notInCatalog: identifierSchema.optional(),
  limit: limit.optional(),
  nextPageToken: pageToken,
  query: text,
  externalUserId: identifierSchema.optional(),
});
const call = <const Row extends Omit<Call, 'service'>>(row: Row) => ({ service: 'gateway' as const, ...row });

/** The 16 calls of the content gateway in section 7, and those for which it names none. */
export const contentGateway = {
  ...teamAdminCalls,
  getWorkspace: call({
    method: 'GET',
    path: '/workspaces/{workspaceId}',
    auth: 'none',
    isPublic: true,
    summary: 'A workplace: its catalog, its team and where it is.',
    response: z.object({ workspace: workspaceSchema }),
    errors: [],
  }),
  getNearbyMerchants: call({
    method: 'GET',
    path: '/merchants/nearby',
    auth: 'none',
    isPublic: true,
    summary: 'Merchants around a point, page by page. A query finds them by name, kitchen or dish.',
    query: nearbyQuerySchema,
    response: merchantListSchema,
    errors: ['FORBIDDEN'],
  }),
  getCatalogMerchants: call({
    method: 'GET',
    path: '/merchants/catalog',
    auth: 'none',
    isPublic: true,
    summary: 'The merchants of a catalog, page by page.',
    query: z.object({
      catalogId: identifierSchema,
      isOpenNow: flag,
      isAvailableNow: flag,
      hasDelivery: flag,
      hasPickup: flag,
      hasDineIn: flag,
      limit: limit.optional(),
      nextPageToken: pageToken,
      latitude: latitude.optional(),
      longitude: longitude.optional(),
      query: text,
    }),
    response: merchantListSchema,
    errors: ['NOT_FOUND'],
  }),
  getCatalog: call({
    method: 'GET',
    path: '/catalogs/{catalogId}',
    auth: 'none',
    isPublic: true,
    summary: 'A catalog and its merchants.',
    response: z.object({ catalogDetails: catalogDetailsSchema }),
    errors: [],
  }),
  getNearbyCategories: call({
    method: 'GET',
    path: '/categories/nearby',
    auth: 'none',
    isPublic: true,
    summary: 'The kitchens around a point, the most frequent first.',
    query: z.object({
      latitude,
      longitude,
      limit: limit.optional(),
      maxDistance: distanceMetres,
    }),
    response: z.object({ categories: z.array(categorySchema) }),
    errors: [],
  }),
  getActiveOrders: call({
    method: 'GET',
    path: '/orders/active',
    auth: 'any',
    summary: 'Everything that the caller has under way: carts, orders and group orders.',
    query: z.object({ maxMinutesAfterComplete: queryCountSchema(0, 1_000_000).default(60) }),
    response: z.object({ data: z.array(activeEntrySchema) }),
    errors: [],
  }),
  getOrderHistory: call({
    extension: 'orderHistory',
    method: 'GET',
    path: '/orders/history',
    auth: 'user',
    summary: "The caller's orders, page by page, the latest first. A query finds them by merchant or dish.",
    query: z.object({ limit: limit.optional(), nextPageToken: pageToken, query: text }),
    response: orderListSchema,
    errors: [],
  }),
  getPaymentGroups: call({
    method: 'GET',
    path: '/payments/groups',
    auth: 'user',
    summary: 'What the caller can pay with, of their own and of their company.',
    query: z.object({ paymentProviders: lineSchema(100) }),
    response: z.object({ paymentGroups: z.array(paymentGroupSchema) }),
    errors: [],
  }),
  verifyWorkspaceEmail: call({
    method: 'POST',
    path: '/workspaces/verify-email',
    auth: 'user',
    summary: 'Proves a work e-mail by the code that was sent there.',
    body: z.object({ emailCode: lineSchema(64).trim().min(1), promoCode: lineSchema(40).nullable() }),
    response: emailVerificationResultSchema,
    errors: ['EMAIL_CODE_INVALID', 'EMAIL_CODE_EXPIRED', 'EMAIL_CODE_TRIES_USED'],
  }),
  searchTeams: call({
    method: 'GET',
    path: '/teams/search',
    auth: 'any',
    summary: 'Teams whose name holds a text.',
    query: z.object({ name: lineSchema(100).trim().min(1), limit: limit.default(10) }),
    response: z.object({ results: z.array(teamDetailsSchema) }),
    errors: [],
  }),
  getTeam: call({
    method: 'GET',
    path: '/teams/{teamId}',
    auth: 'user',
    summary: 'A team, its locations, and how the caller stands to it.',
    response: teamAnswer,
    errors: [],
  }),
  joinTeam: call({
    method: 'POST',
    path: '/teams/{teamId}/join',
    auth: 'user',
    summary: 'Joins a team at one of its locations; a member moves there.',
    body: z.object({ locationId: identifierSchema, floorId: identifierSchema.nullable() }),
    response: teamAnswer,
    errors: ['TEAM_INVITE_REQUIRED', 'EMAIL_VERIFICATION_REQUIRED', 'USER_NOT_WHITELISTED'],
  }),
  leaveTeam: call({
    method: 'POST',
    path: '/teams/{teamId}/leave',
    auth: 'user',
    summary: 'Leaves a team; somebody who is no member stays none.',
    response: z.object({}),
    errors: [],
  }),
  addTeamLocation: call({
    method: 'POST',
    path: '/teams/{teamId}/locations',
    auth: 'user',
    summary: 'Adds a location to a team.',
    body: z.object({ googlePlaceId: identifierSchema, workEmail: emailSchema }),
    response: teamAnswer,
    errors: ['EMAIL_DOES_NOT_MATCH_TEAM', 'EMAIL_VERIFICATION_REQUIRED', 'TEAM_LOCATION_EXISTS'],
  }),
  sendEmailVerification: call({
    method: 'POST',
    path: '/teams/email-verification/send',
    auth: 'user',
    summary: 'Sends a code to a work e-mail.',
    body: z.object({
      source: z.object({ sourceType: z.enum(SOURCE_TYPES), subdomain: lineSchema(100).nullable() }),
      email: emailSchema,
      promoCode: lineSchema(40).nullable(),
      teamId: identifierSchema.nullable(),
    }),
    response: emailVerificationResultSchema,
    errors: ['NOT_FOUND', 'EMAIL_DOMAIN_NOT_ALLOWED', 'EMAIL_DOES_NOT_MATCH_TEAM', 'TOO_MANY_CODES'],
  }),
  checkEmailVerification: call({
    method: 'POST',
    path: '/teams/email-verification/status-check',
    auth: 'user',
    summary: 'How far the proof of a work e-mail is, and which team it belongs to.',
    body: z.object({ workEmail: emailSchema }),
    response: emailVerificationResultSchema,
    errors: [],
  }),
  createTeam: call({
    method: 'POST',
    path: '/teams',
    auth: 'user',
    summary: "Founds a team; a code goes to the founder's work e-mail.",
    body: z.object({
      teamDetails: z.object({ name: nameSchema(100).min(1) }),
      locations: z.array(z.object({ googlePlaceId: identifierSchema })).max(20),
      userSettings: z.object({ workEmail: emailSchema }),
    }),
    response: teamAnswer,
    errors: ['EMAIL_DOMAIN_NOT_ALLOWED', 'TEAM_EXISTS', 'TOO_MANY_CODES'],
  }),
} as const satisfies Record<string, Call>;
