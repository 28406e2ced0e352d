import { z } from 'zod';
import { EMAIL_VERIFICATION_STATUSES, MEMBERSHIP_STATUSES, TEAM_STATUSES } from '../enumerations';
import { instantSchema, latLngSchema } from './basics';
import { enumerationSchema, requiredTextSchema } from './reading';

export const teamDetailsSchema = z.object({
  teamId: requiredTextSchema,
  name: z.string(),
  secured: z.boolean(),
  industry: z.string(),
});
export type TeamDetails = z.infer<typeof teamDetailsSchema>;

const teamFloorSchema = z.object({
  floorId: requiredTextSchema,
  name: z.string(),
  secured: z.boolean(),
  memberCount: z.int().min(0),
  dropZones: z.array(z.object({ dropZoneId: requiredTextSchema, name: z.string() })),
});

const teamLocationSchema = z.object({
  locationId: requiredTextSchema,
  latLon: latLngSchema,
  googlePlaceId: requiredTextSchema,
  displayName: z.string(),
  extendedDisplayName: z.string(),
  memberCount: z.int().min(0),
  secured: z.boolean(),
  floors: z.array(teamFloorSchema),
});
export type TeamLocation = z.infer<typeof teamLocationSchema>;

const teamGroupOrderSchema = z.object({
  fulfillmentId: requiredTextSchema,
  hostFirstName: z.string(),
  merchantName: z.string(),
  merchantImageUrl: z.string(),
  /** Whose clock the times follow. */
  timeZone: requiredTextSchema,
  orderByTime: instantSchema.nullable(),
  scheduledForTime: instantSchema.nullable(),
  guestCount: z.int().min(0),
  guestMax: z.int().min(1),
  /** Whether the caller is in it. */
  hasJoined: z.boolean(),
  /** Whether the merchant has a campaign EMPLOYEE_PRICING. */
  hasEmployeePrice: z.boolean(),
});
export type TeamGroupOrder = z.infer<typeof teamGroupOrderSchema>;

export const teamSchema = z.object({
  teamDetails: teamDetailsSchema,
  locations: z.array(teamLocationSchema),
  userMembership: z.object({
    status: enumerationSchema(MEMBERSHIP_STATUSES, 'NOT_JOINED'),
    emailVerified: z.boolean(),
  }),
  userSettings: z.object({
    workEmail: z.string().nullable(),
    locationId: requiredTextSchema.nullable(),
    floorId: requiredTextSchema.nullable(),
    dropZoneId: requiredTextSchema.nullable(),
  }),
  /** For members: open group orders that they may join without a link. Absent from a service that does not say. */
  groupOrders: z.array(teamGroupOrderSchema).optional(),
});
export type Team = z.infer<typeof teamSchema>;

export const emailVerificationResultSchema = z.object({
  emailVerificationStatus: enumerationSchema(EMAIL_VERIFICATION_STATUSES, 'NOT_VERIFIED'),
  teamStatus: enumerationSchema(TEAM_STATUSES, 'INVITE_ONLY'),
  associatedTeamDetails: teamDetailsSchema.pick({ teamId: true, name: true, secured: true }).nullable(),
});
export type EmailVerificationResult = z.infer<typeof emailVerificationResultSchema>;
