import type { EmailVerificationResult, Team } from '@tiffin/contracts';

type Request = {
  readonly method?: string;
  readonly url?: string;
  readonly params?: unknown;
  readonly data?: unknown;
};
type Answer = { readonly status: number; readonly data: unknown; readonly headers: unknown };

const firstTeam: Team = {
  teamDetails: { teamId: 'mock-team', name: 'Northlight Studio', secured: false, industry: 'Design' },
  locations: [
    {
      locationId: 'mock-location',
      latLon: { latitude: 43.6487, longitude: -79.3817 },
      googlePlaceId: 'mock-place',
      displayName: 'Mercer Street',
      extendedDisplayName: '12 Mercer Street, Toronto',
      memberCount: 34,
      secured: false,
      floors: [
        {
          floorId: 'mock-floor',
          name: '2nd floor',
          secured: false,
          memberCount: 20,
          dropZones: [{ dropZoneId: 'mock-zone', name: 'Kitchen' }],
        },
      ],
    },
  ],
  userMembership: { status: 'NOT_JOINED', emailVerified: false },
  userSettings: { workEmail: null, locationId: null, floorId: null, dropZoneId: null },
};
let team = firstTeam;

/** Answers a call of teams from one team in memory, which lasts until the page is loaded again. */
export function answerWithMockTeam({ method = 'GET', url = '', params, data }: Request): Answer {
  const line = `${method.toUpperCase()} ${url.replace(/^\/teams\/mock-team/, '/teams/{teamId}')}`;
  switch (line) {
    case 'GET /teams/search':
      return answer({ results: isNamed(textOf(params, 'name')) ? [team.teamDetails] : [] });
    case 'GET /teams/{teamId}':
      return answer({ team });
    case 'POST /teams/{teamId}/join':
      return join({
        locationId: textOf(data, 'locationId') || null,
        floorId: textOf(data, 'floorId') || null,
        dropZoneId: null,
      });
    case 'POST /teams/{teamId}/leave':
      team = firstTeam;
      return answer({});
    case 'POST /teams/{teamId}/locations':
      return addLocation(textOf(data, 'googlePlaceId'));
    case 'POST /teams/email-verification/send':
    case 'POST /teams/email-verification/status-check':
      return answer(verification());
    case 'POST /teams':
      return join({ locationId: 'mock-location', floorId: null, dropZoneId: null });
    default:
      return { status: 404, data: { type: 'NOT_FOUND' }, headers: {} };
  }
}

function answer(data: unknown): Answer {
  return { status: 200, data, headers: {} };
}

function isNamed(name: string): boolean {
  return team.teamDetails.name.toLowerCase().includes(name.trim().toLowerCase());
}

function join(at: Omit<Team['userSettings'], 'workEmail'>): Answer {
  team = {
    ...team,
    userMembership: { status: 'MEMBER', emailVerified: false },
    userSettings: { ...team.userSettings, ...at },
  };
  return answer({ team });
}

function addLocation(googlePlaceId: string): Answer {
  const known = team.locations.find((location) => location.googlePlaceId === googlePlaceId);
  if (known) {
    const { locationId } = known;
    return { status: 409, data: { type: 'TEAM_LOCATION_EXISTS', data: { locationId } }, headers: {} };
  }
  const [first] = firstTeam.locations;
  if (first) {
    const place = { googlePlaceId, displayName: googlePlaceId, extendedDisplayName: googlePlaceId };
    const added = { ...first, ...place, locationId: `mock-${googlePlaceId}`, memberCount: 0, floors: [] };
    team = { ...team, locations: [...team.locations, added] };
  }
  return answer({ team });
}

function verification(): EmailVerificationResult {
  const { teamId, name, secured } = team.teamDetails;
  return {
    emailVerificationStatus: 'VERIFIED',
    teamStatus: team.userMembership.status === 'MEMBER' ? 'JOINED' : 'JOINABLE',
    associatedTeamDetails: { teamId, name, secured },
  };
}

function textOf(from: unknown, name: string): string {
  const value: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
  return typeof value === 'string' ? value : '';
}
