import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { teamLocations, teamMembers, users } from '../../db/tables';

/** Where a person works in their default team, in words; null for what is not chosen. */
export type WorkLocation = {
  readonly address: string;
  readonly floor: string | null;
  readonly dropZone: string | null;
};

/** Returns where a person works in their default team; undefined without one. */
export async function workLocationOf(
  db: Database,
  externalUserId: string,
): Promise<WorkLocation | undefined> {
  const [row] = await db
    .select({ location: teamLocations, member: teamMembers })
    .from(users)
    .innerJoin(
      teamMembers,
      and(eq(teamMembers.teamId, users.defaultTeamId), eq(teamMembers.externalUserId, users.id)),
    )
    .innerJoin(teamLocations, eq(teamLocations.id, teamMembers.locationId))
    .where(eq(users.id, externalUserId));
  if (!row) return undefined;
  return { address: row.location.extendedDisplayName, ...deskOf(row.location, row.member) };
}

/** A floor and a drop zone by name; null for what is not chosen. */
type Desk = Pick<WorkLocation, 'floor' | 'dropZone'>;

/** Returns where some people work in the default team of a host, by person; empty without a team. */
export async function teamLocationsOf(
  db: Database,
  hostId: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, Desk>> {
  const rows = await db
    .select({ location: teamLocations, member: teamMembers })
    .from(users)
    .innerJoin(teamMembers, eq(teamMembers.teamId, users.defaultTeamId))
    .innerJoin(teamLocations, eq(teamLocations.id, teamMembers.locationId))
    .where(and(eq(users.id, hostId), inArray(teamMembers.externalUserId, [...people])));
  return new Map(rows.map(({ location, member }) => [member.externalUserId, deskOf(location, member)]));
}

function deskOf(
  { floors }: Pick<typeof teamLocations.$inferSelect, 'floors'>,
  { floorId, dropZoneId }: Pick<typeof teamMembers.$inferSelect, 'floorId' | 'dropZoneId'>,
): Desk {
  const floor = floors.find((one) => one.floorId === floorId);
  const dropZone = floor?.dropZones.find((one) => one.dropZoneId === dropZoneId);
  return { floor: floor?.name ?? null, dropZone: dropZone?.name ?? null };
}
