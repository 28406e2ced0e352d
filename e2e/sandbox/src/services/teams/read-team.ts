import { and, desc, eq } from 'drizzle-orm';
import type { Team, TeamLocation } from '@tiffin/contracts';
import type { Database } from '../../db/open-database';
import { teamMembers, workEmails } from '../../db/tables';
import { fitsTeam } from './email-domain';
import {
  locationRecords,
  provenEmail,
  teamRecord,
  type LocationRecord,
  type MemberRecord,
} from './team-records';

/** Returns a team as one person sees it, with the number of people at each location and floor. */
export async function readTeam(db: Database, teamId: string, externalUserId: string): Promise<Team> {
  const team = await teamRecord(db, teamId, externalUserId);
  const locations = await locationRecords(db, teamId);
  const members = await db.select().from(teamMembers).where(eq(teamMembers.teamId, teamId));
  const me = members.find((member) => member.externalUserId === externalUserId);
  const proven = await provenEmail(db, externalUserId, team);
  const sent = await db
    .select()
    .from(workEmails)
    .where(and(eq(workEmails.externalUserId, externalUserId)))
    .orderBy(desc(workEmails.sentAt));
  return {
    teamDetails: { teamId, name: team.name, secured: team.secured, industry: team.industry },
    locations: locations.map((location) => locationOf(location, members)),
    userMembership: {
      status: me ? 'MEMBER' : 'NOT_JOINED',
      emailVerified: proven !== undefined,
      ...(me && { role: me.role }),
    },
    userSettings: {
      workEmail: proven ?? sent.find(({ email }) => fitsTeam(email, team.emailDomains))?.email ?? null,
      locationId: me?.locationId || null,
      floorId: me?.floorId ?? null,
      dropZoneId: me?.dropZoneId ?? null,
    },
  };
}

function locationOf(location: LocationRecord, members: readonly MemberRecord[]): TeamLocation {
  const here = members.filter((member) => member.locationId === location.id);
  return {
    locationId: location.id,
    latLon: { latitude: location.latitude, longitude: location.longitude },
    googlePlaceId: location.googlePlaceId,
    displayName: location.displayName,
    extendedDisplayName: location.extendedDisplayName,
    memberCount: here.length,
    secured: location.secured,
    floors: location.floors.map((floor) => ({
      floorId: floor.floorId,
      name: floor.name,
      secured: floor.secured,
      dropZones: floor.dropZones.map((zone) => ({ ...zone })),
      memberCount: here.filter((member) => member.floorId === floor.floorId).length,
    })),
  };
}
