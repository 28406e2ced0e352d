import { ENVIRONMENTS } from './app-config';
import type { AppConfig } from './app-config';
import { createReader } from './create-reader';

/** The configuration in a value from outside; throws one error that names every key that is missing or wrong. */
export function parseConfig(input: unknown): AppConfig {
  const read = createReader(input);
  const config: AppConfig = {
    environment: read.oneOf('environment', ENVIRONMENTS),
    product: read.oneOf('product', ['tiffin']),
    appVersion: read.oneOf('appVersion', ['110001']),
    origin: read.url('origin'),
    services: {
      main: read.url('services.main'),
      userGateway: read.url('services.userGateway'),
      fulfillment: read.url('services.fulfillment'),
      invite: read.url('services.invite'),
      gateway: read.url('services.gateway'),
      organisation: read.url('services.organisation'),
      identity: read.url('services.identity'),
    },
    sso: {
      url: read.url('sso.url'),
      realm: read.text('sso.realm'),
      clientId: read.text('sso.clientId'),
    },
    stripe: {
      scriptUrl: read.url('stripe.scriptUrl'),
      publishableKey: read.text('stripe.publishableKey'),
    },
    guestTokenUrl: read.url('guestTokenUrl'),
    defaultLocation: {
      latitude: read.numberWithin('defaultLocation.latitude', -90, 90),
      longitude: read.numberWithin('defaultLocation.longitude', -180, 180),
      displayName: read.text('defaultLocation.displayName'),
    },
  };
  if (read.bad.length > 0) throw new Error(`Configuration: missing or wrong: ${read.bad.join(', ')}`);
  return config;
}
