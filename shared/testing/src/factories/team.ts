import type {
  EmailVerificationResult,
  Team,
  TeamDetails,
  TeamGroupOrder,
  TeamMember,
  TeamOrderPeople,
} from '@tiffin/contracts';

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

/** Returns Ana's open group order, which the caller has not joined. */
export function makeTeamGroupOrder(overrides: Partial<TeamGroupOrder> = {}): TeamGroupOrder {
  return {
    fulfillmentId: 'fulfillment-1',
    hostFirstName: 'Ana',
    merchantName: 'Lucknow Lunch Home',
    merchantImageUrl: 'https://pictures.test/merchant.svg',
    timeZone: 'UTC',
    orderByTime: '2030-11-26T11:30:00.000Z',
    scheduledForTime: '2030-11-26T12:30:00.000Z',
    guestCount: 3,
    guestMax: 10,
    hasJoined: false,
    hasEmployeePrice: false,
    ...overrides,
  };
}

/** Returns Bea, a member of the team's second floor. */
export function makeTeamMember(overrides: Partial<TeamMember> = {}): TeamMember {
  return {
    externalUserId: 'user-bea',
    firstName: 'Bea',
    lastName: 'Wong',
    role: 'MEMBER',
    locationId: 'location-1',
    floorId: 'floor-2',
    isCurrentUser: false,
    ...overrides,
  };
}

/** Returns Ana's open group order with Bea, who is still choosing. */
export function makeTeamOrderPeople(overrides: Partial<TeamOrderPeople> = {}): TeamOrderPeople {
  return {
    fulfillmentId: 'fulfillment-1',
    hostFirstName: 'Ana',
    merchantName: 'Lucknow Lunch Home',
    timeZone: 'UTC',
    orderByTime: '2030-11-26T11:30:00.000Z',
    scheduledForTime: '2030-11-26T12:30:00.000Z',
    isOrdered: false,
    members: [{ externalUserId: 'user-bea', isDone: false }],
    otherCount: 0,
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
