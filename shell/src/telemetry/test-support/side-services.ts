import { act } from '@testing-library/react';
import { session } from '@tiffin/auth';
import { setConfig, setFlags } from '@tiffin/config';
import type { RemoteLoader } from '@tiffin/federation';
import { ana, startTestSession, testConfig, testSideServices } from '@tiffin/testing';
import type { startTelemetry } from '../start-telemetry';

export const loader: RemoteLoader & Parameters<typeof startTelemetry>[0]['loader'] = {
  routeOf: (path) => ({ path, remote: 'mfe-menu-cart' }),
  peek: (name) => ({
    name,
    version: '1.2.3',
    url: '',
    remote: { contract: 2, routes: [] },
  }),
  load: () => Promise.reject(new Error('not here')),
  ownerOf: () => undefined,
  report: () => undefined,
  renew: () => undefined,
  worked: () => undefined,
  refuse: () => false,
};
type Asked = { readonly url: string; readonly body: string };
type SideServices = {
  /** What was sent by `fetch`, oldest first. */
  readonly asked: Asked[];
  /** What the flag service answers. */
  flags: Readonly<Record<string, boolean>>;
};

/** Gives each test of the calling file a signed-in person on a menu, and side services that answer by `fetch`. */
export function sideServices(): SideServices {
  const before = globalThis.fetch;
  const services: SideServices = { asked: [], flags: {} };
  beforeEach(async () => {
    services.asked.length = 0;
    services.flags = {};
    startTestSession(ana);
    await session.ready;
    setConfig({ ...testConfig, release: 'shell@1.0.0-1a2b3c4d5e', sideServices: testSideServices });
    window.history.replaceState(null, '', '/m/dal/menu');
    Object.assign(globalThis, {
      fetch: async (input: string | Request, init?: { readonly body?: unknown }) => {
        const isRequest = typeof input !== 'string';
        services.asked.push({
          url: isRequest ? input.url : input,
          body: isRequest ? await input.text() : String(init?.body),
        });
        return Response.json({
          flags: Object.entries(services.flags).map(([key, value]) => ({ key, value, reason: 'STATIC' })),
        });
      },
    });
  });
  afterEach(() => {
    Object.assign(globalThis, { fetch: before });
    document.head.replaceChildren();
    act(() => setFlags({}));
    localStorage.clear();
  });
  return services;
}
