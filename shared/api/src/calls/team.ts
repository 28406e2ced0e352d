import type { EmailVerificationResult, SourceType, Team, TeamDetails } from '@tiffin/contracts';
import { later } from '../decoding/later';
import { path } from '../transport/path';
import { send, sendDone } from '../transport/send';
import type { CallOptions, CallRequest } from '../transport/send';

type ByTeam = { readonly teamId: string };
const defaultLimit = 10;

async function teamOf(
  request: Omit<CallRequest, 'service' | 'answer'>,
  options?: CallOptions,
): Promise<Team> {
  const { team } = await send<{ team: Team }>(
    { service: 'gateway', answer: later('teamAnswer'), ...request },
    options,
  );
  return team;
}

/** Confirms a work e-mail by the code of its link. */
export async function verifyWorkspaceEmail(
  { body }: { readonly body: { readonly emailCode: string; readonly promoCode: string | null } },
  options?: CallOptions,
): Promise<EmailVerificationResult> {
  return send(
    {
      service: 'gateway',
      method: 'POST',
      path: '/workspaces/verify-email',
      body,
      answer: later('emailVerificationResultShape'),
    },
    options,
  );
}

/** Teams by a part of their name, at most 10 unless said otherwise; an empty name finds none and asks nobody. */
export async function searchTeams(
  { name, limit = defaultLimit }: { readonly name: string; readonly limit?: number },
  options?: CallOptions,
): Promise<readonly TeamDetails[]> {
  if (name.trim() === '') return [];
  const { results } = await send<{ results: readonly TeamDetails[] }>(
    {
      service: 'gateway',
      method: 'GET',
      path: '/teams/search',
      query: { name, limit },
      answer: later('teamsAnswer'),
    },
    options,
  );
  return results;
}

/** A team with its places and the caller's membership. */
export async function getTeam({ teamId }: ByTeam, options?: CallOptions): Promise<Team> {
  return teamOf({ method: 'GET', path: path`/teams/${teamId}` }, options);
}

/** Joins a team, or moves to another place of it. */
export async function joinTeam(
  {
    teamId,
    body,
  }: ByTeam & { readonly body: { readonly locationId: string; readonly floorId: string | null } },
  options?: CallOptions,
): Promise<Team> {
  return teamOf({ method: 'POST', path: path`/teams/${teamId}/join`, body }, options);
}

/** Leaves a team. */
export async function leaveTeam({ teamId }: ByTeam, options?: CallOptions): Promise<void> {
  return sendDone({ service: 'gateway', method: 'POST', path: path`/teams/${teamId}/leave` }, options);
}

/** Adds a place to a team. */
export async function addTeamLocation(
  {
    teamId,
    body,
  }: ByTeam & { readonly body: { readonly googlePlaceId: string; readonly workEmail: string } },
  options?: CallOptions,
): Promise<Team> {
  return teamOf({ method: 'POST', path: path`/teams/${teamId}/locations`, body }, options);
}

export type EmailVerificationInput = {
  readonly source: { readonly sourceType: SourceType; readonly subdomain: string | null };
  readonly email: string;
  readonly promoCode: string | null;
  readonly teamId: string | null;
};

/** Sends the e-mail that verifies a work address. */
export async function sendEmailVerification(
  { body }: { readonly body: EmailVerificationInput },
  options?: CallOptions,
): Promise<EmailVerificationResult> {
  return send(
    {
      service: 'gateway',
      method: 'POST',
      path: '/teams/email-verification/send',
      body,
      answer: later('emailVerificationResultShape'),
    },
    options,
  );
}

/** How far the verification of a work address is. */
export async function checkEmailVerification(
  { body }: { readonly body: { readonly workEmail: string } },
  options?: CallOptions,
): Promise<EmailVerificationResult> {
  return send(
    {
      service: 'gateway',
      method: 'POST',
      path: '/teams/email-verification/status-check',
      body,
      answer: later('emailVerificationResultShape'),
    },
    options,
  );
}

export type CreateTeamInput = {
  readonly teamDetails: { readonly name: string };
  readonly locations: readonly { readonly googlePlaceId: string }[];
  readonly userSettings: { readonly workEmail: string };
};

/** Founds a team. */
export async function createTeam(
  { body }: { readonly body: CreateTeamInput },
  options?: CallOptions,
): Promise<Team> {
  return teamOf({ method: 'POST', path: '/teams', body }, options);
}
