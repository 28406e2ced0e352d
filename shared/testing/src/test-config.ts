import type { AppConfig } from '@tiffin/config';

/** A configuration whose addresses lead nowhere. */
export const testConfig: AppConfig = {
  environment: 'sandbox',
  product: 'tiffin',
  appVersion: '110001',
  origin: 'http://localhost:3000',
  services: {
    main: 'http://main.test',
    userGateway: 'http://user-gateway.test',
    fulfillment: 'http://fulfillment.test',
    invite: 'http://invite.test',
    gateway: 'http://gateway.test',
    organisation: 'http://organisation.test',
    identity: 'http://identity.test',
  },
  sso: { url: 'http://sso.test', realm: 'tiffin', clientId: 'tiffin-web' },
  stripe: { scriptUrl: 'http://stripe.test/v3/stripe.js', publishableKey: 'pk_test' },
  guestTokenUrl: 'http://localhost:3000/guest-token',
  defaultLocation: { latitude: 49.2838, longitude: -123.1088, displayName: 'Gastown, Vancouver' },
};
