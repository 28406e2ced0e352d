import { z } from 'zod';
import { identifierSchema, nameSchema } from '../entities/basics';
import { teamPeopleSchema, teamSchema } from '../entities/team';
import type { Call } from './call';

const call = <const Row extends Omit<Call, 'service' | 'auth'>>(row: Row) => ({
  service: 'gateway' as const,
  auth: 'user' as const,
  ...row,
});
const teamAnswer = z.object({ team: teamSchema });

/** What only the admins of a team can do. Members are refused with FORBIDDEN, everybody else with NOT_FOUND. */
export const teamAdminCalls = {
  getTeamPeople: call({
    extension: 'teamAdmin',
    method: 'GET',
    path: '/teams/{teamId}/people',
    summary: "The members of a team, and who is in its group orders; only for the team's admins.",
    response: teamPeopleSchema,
    errors: ['FORBIDDEN'],
  }),
  makeTeamAdmin: call({
    extension: 'teamAdmin',
    method: 'PUT',
    path: '/teams/{teamId}/admins/{externalUserId}',
    summary: 'Makes a member an admin of the team; only an admin can.',
    response: teamPeopleSchema,
    errors: ['FORBIDDEN'],
  }),
  removeTeamAdmin: call({
    extension: 'teamAdmin',
    method: 'DELETE',
    path: '/teams/{teamId}/admins/{externalUserId}',
    summary: 'Makes an admin a member again, also the caller; only an admin can, and one admin always stays.',
    response: teamAnswer,
    errors: ['FORBIDDEN', 'LAST_TEAM_ADMIN'],
  }),
  renameTeamLocation: call({
    extension: 'teamAdmin',
    method: 'PATCH',
    path: '/teams/{teamId}/locations/{locationId}',
    summary: 'Changes the name of a location; only an admin can.',
    body: z.object({ displayName: nameSchema(100).min(1) }),
    response: teamAnswer,
    errors: ['FORBIDDEN', 'TEAM_LOCATION_EXISTS'],
  }),
  removeTeamLocation: call({
    extension: 'teamAdmin',
    method: 'DELETE',
    path: '/teams/{teamId}/locations/{locationId}',
    summary: 'Removes a location, and moves its members to another one; only an admin can.',
    query: z.object({ moveTo: identifierSchema.optional() }),
    response: teamAnswer,
    errors: ['FORBIDDEN', 'TEAM_LOCATION_IN_USE'],
  }),
} as const satisfies Record<string, Call>;
