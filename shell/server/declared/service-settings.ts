import { oneOf, only, optionalUrl, origins, sandboxUrl, text, url } from '@tiffin/server/settings';
import type { Demand } from '@tiffin/server/settings';

const liveKey: Demand = {
  says: 'a live key (`pk_live_…`)',
  faultOf: (key) => (key.startsWith('pk_live_') ? undefined : 'must be a live key (pk_live_…) in production'),
};

export const mainUrl = service('TIFFIN_MAIN_URL', 'main');
export const userGatewayUrl = service('TIFFIN_USER_GATEWAY_URL', 'user-gateway');
export const fulfillmentUrl = service('TIFFIN_FULFILLMENT_URL', 'fulfillment');
export const inviteUrl = service('TIFFIN_INVITE_URL', 'invite');
export const gatewayUrl = service('TIFFIN_GATEWAY_URL', 'gateway');
export const organisationUrl = service('TIFFIN_ORGANISATION_URL', 'organisation');
export const identityUrl = service('TIFFIN_IDENTITY_URL', 'identity');
export const ssoClientId = text('TIFFIN_SSO_CLIENT_ID', {
  meaning: 'the client of our pages at the sign-in provider',
  standard: 'athena-client',
});
export const guestClientId = text('TIFFIN_GUEST_CLIENT_ID', {
  meaning: 'the client that gets the guests’ token',
  standard: 'guest-service',
});
export const stripeScriptUrl = url('TIFFIN_STRIPE_SCRIPT_URL', {
  meaning: 'the card provider’s script',
  standard: [sandboxUrl, '/stripe/v3/stripe.js'],
});
export const stripeKey = text('TIFFIN_STRIPE_KEY', {
  meaning: 'the card provider’s publishable key',
  standard: 'pk_test_tiffin',
  demand: liveKey,
});
export const imageOrigins = origins('TIFFIN_IMAGE_ORIGINS', {
  meaning: 'origins of the restaurants’ pictures, besides those of the site and its services',
  standard: 'none',
});
export const imageResizer = optionalUrl('TIFFIN_IMAGE_RESIZER', {
  meaning:
    'URL of a CDN that shrinks pictures, with `{width}` (pixels) and `{url}` (of the picture): `https://lunch.example/cdn-cgi/image/width={width}/{url}`',
  standard: 'none',
});
export const teamData = oneOf('TIFFIN_TEAM_DATA', ['service', 'mock'], {
  meaning:
    '`mock`: mock data in the browser answer the calls of teams, with one team, Northlight Studio, except the proof of a work email by its link',
  standard: 'service',
  demand: only('service'),
});

function service(name: string, path: string) {
  return url(name, { meaning: `the service \`${path}\``, standard: [sandboxUrl, `/${path}`] });
}
