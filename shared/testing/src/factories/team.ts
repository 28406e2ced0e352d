import type { EmailVerificationResult, Team, TeamDetails } from '@tiffin/contracts';

/** Returns a secured team. */
export function makeTeamDetails(overrides: Partial<TeamDetails> = {}): TeamDetails {
  return { teamId: 'team-1', name: 'Northlight Studio', secured: true, industry: 'Design', ...overrides };
}

/** Returns a team with one location of two floors, as a person sees it who has not joined. */
export function makeTeam(overrides: Partial<Team> = {}): Team {
  return {
    teamDetails: makeTeamDetails(),
    locations: [
      {
        locationId: 'location-1',
        latLon: { latitude: 49.2838, longitude: -123.1088 },
        googlePlaceId: 'place-1',
        displayName: 'Gastown',
        extendedDisplayName: '12 Water Street, Vancouver',
        memberCount: 34,
        secured: false,
        floors: [
          {
            floorId: 'floor-2',
            name: '2nd floor',
            secured: false,
            memberCount: 20,
            dropZones: [{ dropZoneId: 'zone-1', name: 'Kitchen' }],
          },
          { floorId: 'floor-3', name: '3rd floor', secured: true, memberCount: 14, dropZones: [] },
        ],
      },
    ],
    userMembership: { status: 'NOT_JOINED', emailVerified: false },
    userSettings: { workEmail: null, locationId: null, floorId: null, dropZoneId: null },
    ...overrides,
  };
}

/** Returns an e-mail address whose code is on its way. */
export function makeEmailVerificationResult(
  overrides: Partial<EmailVerificationResult> = {},
): EmailVerificationResult {
  return {
    emailVerificationStatus: 'PENDING',
    teamStatus: 'JOINABLE',
    associatedTeamDetails: { teamId: 'team-1', name: 'Northlight Studio', secured: true },
    ...overrides,
  };
}
