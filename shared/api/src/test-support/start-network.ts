import { session } from '@tiffin/auth';
import { NO_SIDE_SERVICES, setConfig } from '@tiffin/config';
import { setReadRetries } from '../transport/retry-read';
import { setNetworkAdapter } from '../transport/network-adapter';
import type { NetworkAdapter } from '../transport/network-adapter';

type Config = Parameters<NetworkAdapter>[0];
type Reply = { readonly status?: number; readonly data: unknown; readonly headers?: Record<string, string> };

export const services = {
  main: 'http://main.test',
  userGateway: 'http://user-gateway.test',
  fulfillment: 'http://fulfillment.test',
  invite: 'http://invite.test',
  gateway: 'http://gateway.test',
  organisation: 'http://organisation.test',
  identity: 'http://identity.test',
};

/** A signed-in person and a network that replies as told; gives the requests so far. */
export function startNetwork(reply: (config: Config) => Reply | Promise<Reply>): readonly Config[] {
  const requests: Config[] = [];
  setConfig({
    environment: 'sandbox',
    product: 'tiffin',
    appVersion: '110001',
    origin: 'http://localhost:3000',
    services,
    sideServices: {
      ...NO_SIDE_SERVICES,
      analyticsUrl: 'http://analytics.test',
      cmsUrl: 'http://cms.test',
      ipLookup: { url: 'http://ip-lookup.test', key: 'lookup-key' },
    },
    sso: { url: 'http://sso.test', realm: 'tiffin', clientId: 'tiffin-web' },
    stripe: { scriptUrl: 'http://stripe.test/v3/stripe.js', publishableKey: 'pk_test' },
    guestTokenUrl: 'http://localhost:3000/guest-token',
    defaultLocation: { latitude: 0, longitude: 0, displayName: '' },
    backOrigins: [],
    embedHosts: [],
    hasEmbedStandIns: false,
    promoCodes: {},
    subdomain: null,
    organization: null,
  });
  session.start({
    status: 'authenticated',
    identify: () => ({ externalUserId: 'user-ana', email: '', firstName: 'Ana', lastName: '' }),
    getToken: async () => 'user-token',
    getGuestToken: async () => 'guest-token',
    signIn: async () => undefined,
    register: async () => undefined,
    signOut: async () => undefined,
    forget: () => undefined,
  });
  setReadRetries({ maxRetries: 0 });
  setNetworkAdapter(async (config) => {
    requests.push(config);
    const { status = 200, data, headers = {} } = await reply(config);
    return { status, data, headers, statusText: '', config };
  });
  return requests;
}
