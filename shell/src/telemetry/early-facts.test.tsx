import { expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { isFlagOn, parseCookies } from '@tiffin/config';
import { bus } from '@tiffin/event-bus';
import { ana, fakeNetwork } from '@tiffin/testing';
import { reportError } from './error-reports';
import { collectFacts } from './facts';
import { startTelemetry } from './start-telemetry';
import { loader, sideServices } from './test-support/side-services';

const services = sideServices();

// What happens before telemetry starts is told once a page, so this test has a file of its own.
it('tells events with remote and version, errors, flags and the device, early ones too', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  const network = fakeNetwork({
    lookUpIp: () => ({ ip: '203.0.113.7', country_code: 'GB' }),
    sendEventBatch: () => ({ accepted: 1 }),
  });
  collectFacts();
  bus.emit('screenViewed', { route: '/m/:merchantExternalId/menu' });
  reportError(new Error('early'), { remote: 'mfe-menu-cart', version: '1.2.3' });
  services.flags = { quick_reorder: true };
  startTelemetry({ loader, locale: 'zh' });
  bus.emit('orderPlaced', { orderId: 'o1', merchantId: 'm1' });
  await jest.advanceTimersByTimeAsync(6000);
  jest.useRealTimers();

  await waitFor(() => expect(network.callsOf('sendEventBatch')).toHaveLength(1));
  const [call] = network.callsOf('sendEventBatch');
  expect(call?.body).toMatchObject({
    events: [
      { eventType: 'screen', eventAction: 'viewed' },
      // By which a rollout of the shell is judged.
      {
        eventType: 'remote',
        eventAction: 'loaded',
        eventParams: { remote: 'shell', version: '1.0.0-1a2b3c4d5e' },
      },
      {
        eventType: 'order',
        entityId: ana.externalUserId,
        metadata: { remote: 'mfe-menu-cart', version: '1.2.3' },
      },
    ],
  });
  const info = () => parseCookies(document.cookie)['tiffin_device_info'] ?? '{}';
  await waitFor(() => expect(JSON.parse(info())).toMatchObject({ country_code: 'GB' }));
  await waitFor(() => expect(isFlagOn('quick_reorder')).toBe(true));
  const flagQuestion = services.asked.find(({ url }) => url.startsWith('http://flags.test'));
  expect(JSON.parse(flagQuestion?.body ?? '')).toMatchObject({ context: { locale: 'zh' } });
  await waitFor(() =>
    expect(services.asked.some(({ url }) => url.startsWith('http://errors.test'))).toBe(true),
  );
  const report = services.asked.find(({ url }) => url.startsWith('http://errors.test'))?.body;
  expect(report).toContain('"remote":"mfe-menu-cart"');
  expect(report).toContain('early');
  expect(report).toContain('"release":"shell@1.0.0-1a2b3c4d5e"');
  expect([...document.querySelectorAll('script')].map(({ src }) => src)).toEqual([]);
});
