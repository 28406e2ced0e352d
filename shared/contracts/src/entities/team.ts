import { z } from 'zod';
import { EMAIL_VERIFICATION_STATUSES, MEMBERSHIP_STATUSES, TEAM_STATUSES } from '../enumerations';
import { latLngSchema } from './basics';

export const teamDetailsSchema = z.object({
  teamId: z.string(),
  name: z.string(),
  secured: z.boolean(),
  industry: z.string(),
});
export type TeamDetails = z.infer<typeof teamDetailsSchema>;

const teamFloorSchema = z.object({
  floorId: z.string(),
  name: z.string(),
  secured: z.boolean(),
  memberCount: z.int().min(0),
  dropZones: z.array(z.object({ dropZoneId: z.string(), name: z.string() })),
});

const teamLocationSchema = z.object({
  locationId: z.string(),
  latLon: latLngSchema,
  googlePlaceId: z.string(),
  displayName: z.string(),
  extendedDisplayName: z.string(),
  memberCount: z.int().min(0),
  secured: z.boolean(),
  floors: z.array(teamFloorSchema),
});
export type TeamLocation = z.infer<typeof teamLocationSchema>;

export const teamSchema = z.object({
  teamDetails: teamDetailsSchema,
  locations: z.array(teamLocationSchema),
  userMembership: z.object({ status: z.enum(MEMBERSHIP_STATUSES), emailVerified: z.boolean() }),
  userSettings: z.object({
    workEmail: z.string().nullable(),
    locationId: z.string().nullable(),
    floorId: z.string().nullable(),
    dropZoneId: z.string().nullable(),
  }),
});
export type Team = z.infer<typeof teamSchema>;

export const emailVerificationResultSchema = z.object({
  emailVerificationStatus: z.enum(EMAIL_VERIFICATION_STATUSES),
  teamStatus: z.enum(TEAM_STATUSES),
  associatedTeamDetails: teamDetailsSchema.pick({ teamId: true, name: true, secured: true }).nullable(),
});
export type EmailVerificationResult = z.infer<typeof emailVerificationResultSchema>;
