import { and, eq, sql } from 'drizzle-orm';
import type { EmailVerificationResult, TeamStatus } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { teamMembers, teams, workEmails } from '../../db/tables';
import { emailDomain } from './email-domain';
import { isOfDomain, isVisibleTo, type TeamRecord } from './team-records';

/** Returns the state of a person's work e-mail, and the team that it belongs to. */
export async function emailVerificationResult(
  db: Database,
  externalUserId: string,
  email: string,
): Promise<EmailVerificationResult> {
  const [record] = await db
    .select()
    .from(workEmails)
    .where(and(eq(workEmails.externalUserId, externalUserId), eq(workEmails.email, email.toLowerCase())));
  const team = await teamOfDomain(db, emailDomain(email), externalUserId);
  const verified = record?.verifiedAt !== null && record !== undefined;
  return {
    emailVerificationStatus: verified ? 'VERIFIED' : record ? 'PENDING' : 'NOT_VERIFIED',
    teamStatus: team ? await statusIn(db, team, externalUserId) : 'DOES_NOT_EXIST',
    associatedTeamDetails: team ? { teamId: team.id, name: team.name, secured: team.secured } : null,
  };
}

/** Returns the team of a domain: the one that proved it first, else a pending one of the same person. */
async function teamOfDomain(
  db: Database,
  domain: string,
  externalUserId: string,
): Promise<TeamRecord | undefined> {
  const [team] = await db
    .select()
    .from(teams)
    .where(and(isOfDomain(domain), isVisibleTo(externalUserId)))
    .orderBy(sql`${teams.pendingOwnerId} nulls first`, teams.createdAt)
    .limit(1);
  return team;
}

async function statusIn(db: Database, team: TeamRecord, externalUserId: string): Promise<TeamStatus> {
  const joined = await db
    .select()
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, team.id), eq(teamMembers.externalUserId, externalUserId)));
  if (joined.length > 0) return 'JOINED';
  return team.inviteOnly ? 'INVITE_ONLY' : 'JOINABLE';
}
