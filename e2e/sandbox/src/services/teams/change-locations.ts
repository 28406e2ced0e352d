import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { teamLocations, teamMembers } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { requireAdmin } from './require-admin';
import { locationRecords } from './team-records';

type LocationChange = {
  readonly teamId: string;
  readonly externalUserId: string;
  readonly locationId: string;
};

/** Renames a location of a team. Refuses with 409 the name of another one. */
export async function renameLocation(
  tx: Database,
  change: LocationChange & { readonly displayName: string },
): Promise<void> {
  const { teamId, locationId, displayName } = change;
  await requireLocation(tx, change);
  const [other] = await tx
    .select({ id: teamLocations.id })
    .from(teamLocations)
    .where(
      and(
        eq(teamLocations.teamId, teamId),
        ne(teamLocations.id, locationId),
        sql`lower(${teamLocations.displayName}) = ${displayName.toLowerCase()}`,
      ),
    );
  if (other) refuse(409, 'TEAM_LOCATION_EXISTS', undefined, { data: { locationId: other.id } });
  await tx.update(teamLocations).set({ displayName }).where(eq(teamLocations.id, locationId));
}

/**
 * Removes a location of a team and moves its members to another one, without a floor. Refuses with 409 while
 * members work there and nobody said where they go. A group order keeps the address that it was planned with.
 */
export async function removeLocation(
  tx: Database,
  change: LocationChange & { readonly moveTo: string | undefined },
): Promise<void> {
  const { teamId, locationId, moveTo } = change;
  await requireLocation(tx, change);
  const isHere = and(eq(teamMembers.teamId, teamId), eq(teamMembers.locationId, locationId));
  const here = await tx.select().from(teamMembers).where(isHere);
  if (here.length > 0 && moveTo === undefined)
    refuse(409, 'TEAM_LOCATION_IN_USE', undefined, { data: { memberCount: here.length } });
  if (moveTo !== undefined) {
    const others = (await locationRecords(tx, teamId)).filter(({ id }) => id !== locationId);
    if (!others.some(({ id }) => id === moveTo)) refuse(400, 'INVALID_PARAMETER', 'moveTo');
    await tx.update(teamMembers).set({ locationId: moveTo, floorId: null, dropZoneId: null }).where(isHere);
  }
  await tx.delete(teamLocations).where(eq(teamLocations.id, locationId));
}

async function requireLocation(
  tx: Database,
  { teamId, externalUserId, locationId }: LocationChange,
): Promise<void> {
  await requireAdmin(tx, teamId, externalUserId);
  const locations = await locationRecords(tx, teamId);
  if (!locations.some(({ id }) => id === locationId)) refuse(404, 'NOT_FOUND', 'location');
}
