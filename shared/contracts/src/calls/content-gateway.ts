import { z } from 'zod';
import { SOURCE_TYPES } from '../enumerations';
import { activeEntrySchema } from '../entities/active-entry';
import {
  catalogDetailsSchema,
  categorySchema,
  merchantListSchema,
  workspaceSchema,
} from '../entities/catalog';
import { paymentGroupSchema } from '../entities/payment';
import { emailVerificationResultSchema, teamDetailsSchema, teamSchema } from '../entities/team';
import type { Call } from './call';

const flag = z.stringbool().optional();
const number = z.coerce.number();
const limit = z.coerce.number().int().min(1).max(100);
const teamAnswer = z.object({ team: teamSchema });

export const nearbyQuerySchema = z.object({
  latitude: number.min(-90).max(90),
  longitude: number.min(-180).max(180),
  maxDistance: number.min(0).default(5000),
  isOpenNow: flag,
  isAvailableNow: flag,
  hasDelivery: flag,
  hasPickup: flag,
  hasDineIn: flag,
  hasGroupOrdering: flag,
  isTopMerchant: flag,
  notInCatalog: z.string().optional(),
  limit: limit.default(24),
  nextPageToken: z.string().optional(),
  query: z.string().max(100).optional(),
  externalUserId: z.string().optional(),
});
export type NearbyQuery = {
  readonly latitude: number;
  readonly longitude: number;
  readonly maxDistance?: number;
  readonly isOpenNow?: boolean;
  readonly isAvailableNow?: boolean;
  readonly hasDelivery?: boolean;
  readonly hasPickup?: boolean;
  readonly hasDineIn?: boolean;
  readonly hasGroupOrdering?: boolean;
  readonly isTopMerchant?: boolean;
  readonly notInCatalog?: string;
  readonly limit?: number;
  readonly nextPageToken?: string;
  readonly query?: string;
  readonly externalUserId?: string;
};

const call = <const Row extends Omit<Call, 'service'>>(row: Row) => ({ service: 'gateway' as const, ...row });

/** The 16 calls of the content gateway. */
export const contentGateway = {
  getWorkspace: call({
    method: 'GET',
    path: '/workspaces/{workspaceId}',
    auth: 'none',
    response: z.object({ workspace: workspaceSchema }),
  }),
  getNearbyMerchants: call({
    method: 'GET',
    path: '/merchants/nearby',
    auth: 'none',
    query: nearbyQuerySchema,
    response: merchantListSchema,
  }),
  getCatalogMerchants: call({
    method: 'GET',
    path: '/merchants/catalog',
    auth: 'none',
    query: z.object({
      catalogId: z.string(),
      isOpenNow: flag,
      isAvailableNow: flag,
      hasDelivery: flag,
      hasPickup: flag,
      hasDineIn: flag,
      limit: limit.default(24),
      nextPageToken: z.string().optional(),
      latitude: number.optional(),
      longitude: number.optional(),
      query: z.string().max(100).optional(),
    }),
    response: merchantListSchema,
  }),
  getCatalog: call({
    method: 'GET',
    path: '/catalogs/{catalogId}',
    auth: 'none',
    response: z.object({ catalogDetails: catalogDetailsSchema }),
  }),
  getNearbyCategories: call({
    method: 'GET',
    path: '/categories/nearby',
    auth: 'none',
    query: z.object({
      latitude: number,
      longitude: number,
      limit: limit.default(12),
      maxDistance: number.default(5000),
    }),
    response: z.object({ categories: z.array(categorySchema) }),
  }),
  getActiveOrders: call({
    method: 'GET',
    path: '/orders/active',
    auth: 'any',
    query: z.object({ maxMinutesAfterComplete: number.int().min(0).default(60) }),
    response: z.object({ data: z.array(activeEntrySchema) }),
  }),
  getPaymentGroups: call({
    method: 'GET',
    path: '/payments/groups',
    auth: 'user',
    query: z.object({ paymentProviders: z.string() }),
    response: z.object({ paymentGroups: z.array(paymentGroupSchema) }),
  }),
  verifyWorkspaceEmail: call({
    method: 'POST',
    path: '/workspaces/verify-email',
    auth: 'user',
    body: z.object({ emailCode: z.string().trim().min(1).max(64), promoCode: z.string().max(40).nullable() }),
    response: emailVerificationResultSchema,
  }),
  searchTeams: call({
    method: 'GET',
    path: '/teams/search',
    auth: 'any',
    query: z.object({ name: z.string().trim().min(1).max(100), limit: limit.default(10) }),
    response: z.object({ results: z.array(teamDetailsSchema) }),
  }),
  getTeam: call({ method: 'GET', path: '/teams/{teamId}', auth: 'user', response: teamAnswer }),
  joinTeam: call({
    method: 'POST',
    path: '/teams/{teamId}/join',
    auth: 'user',
    body: z.object({ locationId: z.string(), floorId: z.string().nullable() }),
    response: teamAnswer,
  }),
  leaveTeam: call({ method: 'POST', path: '/teams/{teamId}/leave', auth: 'user', response: z.object({}) }),
  addTeamLocation: call({
    method: 'POST',
    path: '/teams/{teamId}/locations',
    auth: 'user',
    body: z.object({ googlePlaceId: z.string().min(1).max(200), workEmail: z.email() }),
    response: teamAnswer,
  }),
  sendEmailVerification: call({
    method: 'POST',
    path: '/teams/email-verification/send',
    auth: 'user',
    body: z.object({
      source: z.object({ sourceType: z.enum(SOURCE_TYPES), subdomain: z.string().nullable() }),
      email: z.email().max(200),
      promoCode: z.string().max(40).nullable(),
      teamId: z.string().nullable(),
    }),
    response: emailVerificationResultSchema,
  }),
  checkEmailVerification: call({
    method: 'POST',
    path: '/teams/email-verification/status-check',
    auth: 'user',
    body: z.object({ workEmail: z.email().max(200) }),
    response: emailVerificationResultSchema,
  }),
  createTeam: call({
    method: 'POST',
    path: '/teams',
    auth: 'user',
    body: z.object({
      teamDetails: z.object({ name: z.string().trim().min(1).max(100) }),
      locations: z.array(z.object({ googlePlaceId: z.string().min(1).max(200) })).max(20),
      userSettings: z.object({ workEmail: z.email().max(200) }),
    }),
    response: teamAnswer,
  }),
} as const satisfies Record<string, Call>;
