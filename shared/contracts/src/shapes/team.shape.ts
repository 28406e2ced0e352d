import { EMAIL_VERIFICATION_STATUSES, MEMBERSHIP_STATUSES, TEAM_STATUSES } from '../enumerations';
import { latLngShape } from './basics.shape';
import { known, list, maybe, whole } from './shape';

const named = { teamId: 'id', name: 'text', secured: 'flag' } as const;
export const teamDetailsShape = whole({ ...named, industry: 'text' });

export const teamShape = whole({
  teamDetails: teamDetailsShape,
  locations: list(
    whole({
      locationId: 'id',
      latLon: latLngShape,
      googlePlaceId: 'id',
      displayName: 'text',
      extendedDisplayName: 'text',
      memberCount: 'count',
      secured: 'flag',
      floors: list(
        whole({
          floorId: 'id',
          name: 'text',
          secured: 'flag',
          memberCount: 'count',
          dropZones: list(whole({ dropZoneId: 'id', name: 'text' })),
        }),
      ),
    }),
  ),
  userMembership: whole({ status: known(MEMBERSHIP_STATUSES, 'NOT_JOINED'), emailVerified: 'flag' }),
  userSettings: whole({
    workEmail: maybe('text'),
    locationId: maybe('id'),
    floorId: maybe('id'),
    dropZoneId: maybe('id'),
  }),
});

export const emailVerificationResultShape = whole({
  emailVerificationStatus: known(EMAIL_VERIFICATION_STATUSES, 'NOT_VERIFIED'),
  teamStatus: known(TEAM_STATUSES, 'INVITE_ONLY'),
  associatedTeamDetails: maybe(whole(named)),
});
