import { z } from 'zod';
import { EMAIL_VERIFICATION_STATUSES, MEMBERSHIP_STATUSES, TEAM_ROLES, TEAM_STATUSES } from '../enumerations';
import { instantSchema, latLngSchema } from './basics';
import { answeredNameSchema, enumerationSchema, requiredTextSchema } from './reading';
import { ofExtension } from './of-extension';

export const teamDetailsSchema = z.object({
  teamId: requiredTextSchema,
  name: answeredNameSchema,
  secured: z.boolean(),
  industry: z.string(),
});
export type TeamDetails = z.infer<typeof teamDetailsSchema>;

const teamFloorSchema = z.object({
  floorId: requiredTextSchema,
  name: answeredNameSchema,
  secured: z.boolean(),
  memberCount: z.int().min(0),
  dropZones: z.array(z.object({ dropZoneId: requiredTextSchema, name: answeredNameSchema })),
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
  hostFirstName: answeredNameSchema,
  merchantId: ofExtension('teamOrders', requiredTextSchema),
  merchantName: answeredNameSchema,
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
    /** Absent for people who have not joined, and from a service that has no roles. */
    role: ofExtension('teamAdmin', enumerationSchema(TEAM_ROLES, 'MEMBER')),
  }),
  userSettings: z.object({
    workEmail: z.string().nullable(),
    locationId: requiredTextSchema.nullable(),
    floorId: requiredTextSchema.nullable(),
    dropZoneId: requiredTextSchema.nullable(),
  }),
  /** For members: open group orders that they may join without a link. Absent from a service that does not say. */
  groupOrders: ofExtension('teamOrders', z.array(teamGroupOrderSchema)),
});
export type Team = z.infer<typeof teamSchema>;

const teamMemberSchema = z.object({
  externalUserId: requiredTextSchema,
  /** Both are empty for a member who has no account any more. */
  firstName: answeredNameSchema,
  lastName: answeredNameSchema,
  /** Tells members with the same name apart; absent for everybody else. */
  workEmail: z.string().optional(),
  role: enumerationSchema(TEAM_ROLES, 'MEMBER'),
  locationId: requiredTextSchema.nullable(),
  floorId: requiredTextSchema.nullable(),
  isCurrentUser: z.boolean(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

const teamOrderPeopleSchema = z.object({
  fulfillmentId: requiredTextSchema,
  hostFirstName: answeredNameSchema,
  merchantName: answeredNameSchema,
  /** Whose clock the times follow. */
  timeZone: requiredTextSchema,
  orderByTime: instantSchema.nullable(),
  scheduledForTime: instantSchema.nullable(),
  /** Whether the host has paid. */
  isOrdered: z.boolean(),
  /** The members in it. Nothing is told of what they eat or pay. */
  members: z.array(z.object({ externalUserId: requiredTextSchema, isDone: z.boolean() })),
  /** How many are in it who are no members. */
  otherCount: z.int().min(0),
});
export type TeamOrderPeople = z.infer<typeof teamOrderPeopleSchema>;

/** What only the admins of a team see. */
export const teamPeopleSchema = z.object({
  members: z.array(teamMemberSchema),
  /** The team's group orders of today and later. */
  orders: z.array(teamOrderPeopleSchema),
});
export type TeamPeople = z.infer<typeof teamPeopleSchema>;

export const emailVerificationResultSchema = z.object({
  emailVerificationStatus: enumerationSchema(EMAIL_VERIFICATION_STATUSES, 'NOT_VERIFIED'),
  teamStatus: enumerationSchema(TEAM_STATUSES, 'INVITE_ONLY'),
  associatedTeamDetails: teamDetailsSchema.pick({ teamId: true, name: true, secured: true }).nullable(),
});
export type EmailVerificationResult = z.infer<typeof emailVerificationResultSchema>;
