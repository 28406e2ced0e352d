import { inArray } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import type { DailyLimit, StoredFloor } from '../db/schema/teams';
import { teamLocations, teamMembers, teams } from '../db/tables';
import { officeBuildingOf } from '../services/teams/office-buildings';

type SeedFloor = {
  readonly name: string;
  readonly zones: readonly string[];
  readonly people: number;
  readonly secured?: boolean;
};
type SeedLocation = {
  readonly placeId: string;
  readonly secured: boolean;
  readonly floors: readonly SeedFloor[];
};
type SeedTeam = {
  readonly id: string;
  readonly name: string;
  readonly industry: string;
  readonly secured: boolean;
  readonly inviteOnly: boolean;
  readonly emailDomains: readonly string[];
  readonly allowedEmails: readonly string[] | null;
  /** The daily maximum that the team's account pays for one person; absent if there is no limit. */
  readonly dailyLimit?: DailyLimit;
  readonly locations: readonly SeedLocation[];
};

const seedTeams: readonly SeedTeam[] = [
  {
    id: 'northlight',
    name: 'Northlight Studios',
    industry: 'Design and animation',
    secured: true,
    inviteOnly: false,
    emailDomains: ['northlight.example'],
    allowedEmails: null,
    dailyLimit: { amountMicro: 500_000_000, currencyCode: 'CAD', timeZone: 'America/Toronto' },
    locations: [
      {
        placeId: 'place-king-street-west',
        secured: true,
        floors: [
          { name: '6th floor', zones: ['Zone A, lifts', 'Zone B, kitchen'], people: 31 },
          { name: '7th floor', zones: ['Zone A, reception', 'Zone B, library'], people: 46 },
          { name: '8th floor, sound stage', zones: ['Zone C, green room'], people: 12, secured: true },
        ],
      },
      {
        placeId: 'place-spadina-works',
        secured: false,
        floors: [
          { name: 'Ground floor', zones: ['Loading bay', 'Front desk'], people: 9 },
          { name: 'Mezzanine', zones: ['Long table'], people: 17 },
        ],
      },
    ],
  },
  {
    id: 'mercer-street',
    name: 'Mercer Street Makers',
    industry: 'Furniture and repair',
    secured: false,
    inviteOnly: false,
    emailDomains: [],
    allowedEmails: null,
    locations: [
      {
        placeId: 'place-mercer-street',
        secured: false,
        floors: [
          { name: 'Workshop', zones: ['Bench 4', 'Yard door'], people: 14 },
          { name: 'Studio', zones: ['Window seats'], people: 8 },
        ],
      },
    ],
  },
  {
    id: 'quiet-table',
    name: 'The Quiet Table',
    industry: 'Supper club',
    secured: true,
    inviteOnly: true,
    emailDomains: ['quiettable.example'],
    allowedEmails: ['ana@quiettable.example'],
    locations: [
      {
        placeId: 'place-queens-quay',
        secured: true,
        floors: [{ name: '2nd floor', zones: ['Coat check'], people: 6 }],
      },
    ],
  },
  {
    id: 'harbour-lane',
    name: 'Harbour Lane Analytics',
    industry: 'Research',
    secured: true,
    inviteOnly: false,
    emailDomains: ['harbourlane.example'],
    allowedEmails: ['ben@harbourlane.example'],
    dailyLimit: { amountMicro: 60_000_000, currencyCode: 'CAD', timeZone: 'America/Toronto' },
    locations: [
      {
        placeId: 'place-harbour-lane',
        secured: true,
        floors: [
          { name: '21st floor', zones: ['Pantry'], people: 23 },
          { name: '22nd floor', zones: ['Pantry', 'Lift lobby'], people: 19 },
        ],
      },
    ],
  },
];

/** Adds the demonstration teams that do not exist yet, with their initial members. */
export async function seedTeamsInto(db: Database, now: number): Promise<void> {
  const ids = seedTeams.map(({ id }) => id);
  const rows = await db.select({ id: teams.id }).from(teams).where(inArray(teams.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  for (const { locations, ...team } of seedTeams.filter(({ id }) => !known.has(id))) {
    await db.insert(teams).values({ ...team, createdAt: now });
    for (const [position, location] of locations.entries()) {
      const id = `${team.id}-${position + 1}`;
      const floors = location.floors.map((floor, at) => floorOf(floor, `${id}-f${at + 1}`));
      await db.insert(teamLocations).values({
        id,
        teamId: team.id,
        googlePlaceId: location.placeId,
        ...officeBuildingOf(location.placeId),
        secured: location.secured,
        floors,
        position,
      });
      await db.insert(teamMembers).values(colleagues(team.id, id, location.floors, now));
    }
  }
}

function floorOf(floor: SeedFloor, floorId: string): StoredFloor {
  const dropZones = floor.zones.map((name, at) => ({ dropZoneId: `${floorId}-z${at + 1}`, name }));
  return { floorId, name: floor.name, secured: floor.secured ?? false, dropZones };
}

function colleagues(
  teamId: string,
  locationId: string,
  floors: readonly SeedFloor[],
  joinedAt: number,
): (typeof teamMembers.$inferInsert)[] {
  return floors.flatMap((floor, at) =>
    Array.from({ length: floor.people }, (_, person) => ({
      teamId,
      externalUserId: `colleague-${locationId}-${at + 1}-${person + 1}`,
      locationId,
      floorId: `${locationId}-f${at + 1}`,
      dropZoneId: null,
      joinedAt,
    })),
  );
}
