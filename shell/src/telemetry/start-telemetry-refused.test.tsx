import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { parseCookies, setConfig, setFlags } from '@tiffin/config';
import { fakeNetwork, testConfig, testSideServices } from '@tiffin/testing';
import { startTelemetry } from './start-telemetry';

const page = { loader: { routeOf: () => null, peek: () => undefined }, locale: 'en' } as const;

it('looks nothing up, sends nothing and loads no script against fraud where the person has not agreed', async () => {
  setFlags({ rw_enable_sift: true });
  const network = fakeNetwork({
    lookUpIp: () => ({ ip: '203.0.113.7', country_code: 'DE' }),
    sendEventBatch: () => ({ accepted: 1 }),
  });
  setConfig({ ...testConfig, sideServices: { ...testSideServices, flagsUrl: null } });
  document.documentElement.dataset['tracking'] = 'off';
  startTelemetry(page);
  expect(document.querySelector('script')).toBeNull();
  expect(network.calls).toEqual([]);
  expect(parseCookies(document.cookie)).toEqual({});

  document.documentElement.dataset['tracking'] = 'granted';
  startTelemetry(page);
  expect(document.querySelector('script')).toHaveAttribute('src', testSideServices.fraudScriptUrl);
  await waitFor(() => expect(network.callsOf('lookUpIp')).toHaveLength(1));
});
