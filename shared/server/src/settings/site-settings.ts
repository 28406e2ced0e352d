import { ENVIRONMENTS } from '@tiffin/config';
import { ofOnesOwn } from './demands';
import { list, oneOf, origins, port, secret, text, url } from './kinds';

export const environment = oneOf('TIFFIN_ENVIRONMENT', ENVIRONMENTS, {
  meaning: 'which demands and defaults hold: in `production` every process refuses what is unsafe there',
  standard: 'sandbox',
});
export const shellPort = port('TIFFIN_SHELL_PORT', { meaning: 'port of the shell server', standard: '3000' });
export const shellUrl = url('TIFFIN_SHELL_URL', {
  meaning: 'URL of the site, as browsers see it',
  standard: ['http://localhost:', shellPort],
});
export const assetPort = port('TIFFIN_ASSET_PORT', { meaning: 'port of the asset server', standard: '3001' });
export const assetUrl = url('TIFFIN_ASSET_URL', {
  meaning: 'URL of the asset server or of the CDN in front of it, as browsers see it',
  standard: ['http://localhost:', assetPort],
});
export const sandboxPort = port('TIFFIN_SANDBOX_PORT', { meaning: 'port of the sandbox', standard: '4000' });
export const sandboxUrl = url('TIFFIN_SANDBOX_URL', {
  meaning: 'base of every service that has no URL of its own',
  standard: ['http://localhost:', sandboxPort],
});
export const partnerPort = port('TIFFIN_PARTNER_PORT', {
  meaning: 'port of the page of the stand-in for a partner',
  standard: '3100',
});
export const partnerUrl = url('TIFFIN_PARTNER_URL', {
  meaning: 'URL of the partner’s application, which may ask people to sign in',
  standard: ['http://127.0.0.1:', partnerPort],
});
export const partnerOrigins = origins('TIFFIN_PARTNER_ORIGINS', {
  meaning: 'origins of partners’ pages that show our elements. Elsewhere an element says `origin`',
  standard: [partnerUrl],
  productionStandard: 'none',
});
export const ssoUrl = url('TIFFIN_SSO_URL', {
  meaning: 'sign-in provider (Keycloak), as browsers see it',
  standard: [sandboxUrl, '/auth'],
});
export const ssoRealm = text('TIFFIN_SSO_REALM', { meaning: 'its realm', standard: 'tiffin' });
export const serviceExtensions = list('TIFFIN_SERVICE_EXTENSIONS', {
  meaning:
    'the extensions of the specification that the services offer (shared/contracts/services.md), `all` or `none`: pages show nothing of the others, and the sandbox answers their calls with 404',
  standard: 'all',
});

const SANDBOX_GUEST_SECRET = 'tiffin-sandbox-guest-secret';
const SANDBOX_LOOKUP_KEY = 'tiffin-sandbox-lookup-key';

export const guestClientSecret = secret('TIFFIN_GUEST_CLIENT_SECRET', {
  meaning: 'secret of the client that gets the guests’ token',
  standard: SANDBOX_GUEST_SECRET,
  demand: ofOnesOwn(SANDBOX_GUEST_SECRET),
});
export const ipLookupKey = secret('TIFFIN_IP_LOOKUP_KEY', {
  meaning: 'key of the service that locates IP addresses',
  standard: SANDBOX_LOOKUP_KEY,
  demand: ofOnesOwn(SANDBOX_LOOKUP_KEY),
});
