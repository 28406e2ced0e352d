import type { Team, TeamMember } from '@tiffin/contracts';

/** The members of one place. Both names are null for members whose location is gone or was never chosen. */
export type MembersOfPlace = {
  readonly key: string;
  readonly location: string | null;
  readonly floor: string | null;
  readonly members: readonly TeamMember[];
};

/**
 * Returns members by location and floor, in the team's order. Members of a location without a floor come after
 * its floors, and members without a location come last. Places without members are left out.
 */
export function membersByPlace(
  locations: Team['locations'],
  members: readonly TeamMember[],
): readonly MembersOfPlace[] {
  const places = locations.flatMap(({ locationId, displayName: location, floors }) => {
    const here = members.filter((member) => member.locationId === locationId);
    const isOnFloor = ({ floorId }: TeamMember): boolean => floors.some((floor) => floor.floorId === floorId);
    return [
      ...floors.map(({ floorId, name }) => ({
        key: floorId,
        location,
        floor: name,
        members: here.filter((member) => member.floorId === floorId),
      })),
      { key: locationId, location, floor: null, members: here.filter((member) => !isOnFloor(member)) },
    ];
  });
  const known = new Set(locations.map(({ locationId }) => locationId));
  const nowhere = members.filter(({ locationId }) => locationId === null || !known.has(locationId));
  return [...places, { key: '', location: null, floor: null, members: nowhere }].filter(
    (place) => place.members.length > 0,
  );
}
