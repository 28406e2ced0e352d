import { expect, it } from '@jest/globals';
import { identityClientOf } from './identity-client';

const clients = {
  standard: 'athena-client',
  building: 'building-client',
  buildingEmbeds: ['hqo'],
  allowed: ['n-web'],
};
const northlight = {
  organizationId: 'org-1',
  isOrg: true,
  hasStickyPlaceOrder: false,
  isBuildingPlatform: false,
};
const harbour = { ...northlight, isBuildingPlatform: true };

it.each([
  ['nobody in particular', { embeddedType: null, organization: null, webClientId: null }, 'athena-client'],
  [
    'an organisation by its own site',
    { embeddedType: null, organization: northlight, webClientId: 'n-web' },
    'athena-client',
  ],
  [
    'an organisation that embeds us',
    { embeddedType: 'iframe', organization: northlight, webClientId: 'n-web' },
    'n-web',
  ],
  [
    'an organisation without a client',
    { embeddedType: 'iframe', organization: northlight, webClientId: null },
    'athena-client',
  ],
  ['a building platform', { embeddedType: 'hqo', organization: null, webClientId: null }, 'building-client'],
  [
    'the special organisation of buildings',
    { embeddedType: null, organization: harbour, webClientId: 'h-web' },
    'building-client',
  ],
])('[AUT-17] %s signs in by its client', (_who, visit, client) => {
  expect(identityClientOf(visit, clients)).toBe(client);
});
