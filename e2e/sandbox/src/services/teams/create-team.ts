import { randomUUID } from 'node:crypto';
import { and, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { teamLocations, teamMembers, teams } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { emailDomain, fitsTeam, isPrivateMail } from './email-domain';
import { isVisibleTo, provenEmail, teamRecord } from './team-records';
import { setFirstTeam } from './set-first-team';
import { officeBuildingOf } from './office-buildings';

export type TeamCreation = {
  readonly externalUserId: string;
  readonly name: string;
  readonly googlePlaceIds: readonly string[];
  readonly workEmail: string;
  readonly now: number;
};

/**
 * Creates a team of the work e-mail's domain with its creator as first member and admin, and returns its id. The team
 * is pending until the creator has proven an e-mail address of the domain. A pending team reserves neither
 * the name nor the domain.
 */
export async function createTeam(tx: Database, creation: TeamCreation): Promise<string> {
  const { externalUserId, name, workEmail, now } = creation;
  if (isPrivateMail(workEmail)) refuse(400, 'EMAIL_DOMAIN_NOT_ALLOWED');
  const same = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(sql`lower(${teams.name}) = ${name.toLowerCase()}`, isVisibleTo(externalUserId)));
  if (same[0]) refuse(409, 'TEAM_EXISTS', undefined, { data: { teamId: same[0].id } });
  const id = randomUUID();
  const details = { secured: true, inviteOnly: false, industry: '', allowedEmails: null };
  const emailDomains = [emailDomain(workEmail)];
  const isProven = (await provenEmail(tx, externalUserId, { emailDomains })) !== undefined;
  const pendingOwnerId = isProven ? null : externalUserId;
  await tx.insert(teams).values({ id, name, ...details, emailDomains, createdAt: now, pendingOwnerId });
  const locationIds: string[] = [];
  for (const googlePlaceId of new Set(creation.googlePlaceIds))
    locationIds.push(await insertLocation(tx, id, googlePlaceId));
  await tx
    .insert(teamMembers)
    .values({ teamId: id, externalUserId, locationId: locationIds[0] ?? '', role: 'ADMIN', joinedAt: now });
  if (isProven) await setFirstTeam(tx, externalUserId, id);
  return id;
}

export type LocationAddition = {
  readonly teamId: string;
  readonly externalUserId: string;
  readonly googlePlaceId: string;
  readonly workEmail: string;
};

/** Adds a location of a team. Refuses with 409 and its id if the team already has it. */
export async function addLocation(tx: Database, addition: LocationAddition): Promise<void> {
  const team = await teamRecord(tx, addition.teamId, addition.externalUserId);
  if (!fitsTeam(addition.workEmail, team.emailDomains)) refuse(400, 'EMAIL_DOES_NOT_MATCH_TEAM');
  if (team.secured && !(await provenEmail(tx, addition.externalUserId, team)))
    refuse(403, 'EMAIL_VERIFICATION_REQUIRED');
  const [there] = await tx
    .select({ id: teamLocations.id })
    .from(teamLocations)
    .where(and(eq(teamLocations.teamId, team.id), eq(teamLocations.googlePlaceId, addition.googlePlaceId)));
  if (there) refuse(409, 'TEAM_LOCATION_EXISTS', undefined, { data: { locationId: there.id } });
  await insertLocation(tx, team.id, addition.googlePlaceId);
}

async function insertLocation(tx: Database, teamId: string, googlePlaceId: string): Promise<string> {
  const id = randomUUID();
  const [last] = await tx
    .select({ position: max(teamLocations.position) })
    .from(teamLocations)
    .where(eq(teamLocations.teamId, teamId));
  await tx.insert(teamLocations).values({
    id,
    teamId,
    googlePlaceId,
    ...officeBuildingOf(googlePlaceId),
    secured: false,
    floors: [],
    position: (last?.position ?? -1) + 1,
  });
  return id;
}
