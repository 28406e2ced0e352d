import { expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { writeCookie } from '@tiffin/config';
import { bus } from '@tiffin/event-bus';
import { fakeNetwork } from '@tiffin/testing';
import { applyParameters } from '../parameters/apply-parameters';
import { collectFacts } from './facts';
import { startTelemetry } from './start-telemetry';
import { loader, sideServices } from './test-support/side-services';

sideServices();

it.each([
  ['[PRM-02]', 'did=7&edid=9'],
  ['[PRM-04]', 'ownerId=o1&offer=spring&on=1&op=1&od=1&p=1'],
  ['[PRM-06]', 'listType=building'],
])('%s events carry what the URL said, %s, on later pages too', async (_row, search) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  const network = fakeNetwork({
    lookUpIp: () => ({ ip: '203.0.113.7', country_code: 'GB' }),
    sendEventBatch: () => ({ accepted: 1 }),
  });
  applyParameters(`?${search}`, 'en');
  collectFacts();
  startTelemetry({ loader, locale: 'en' });
  bus.emit('screenViewed', { route: '/' });
  await jest.advanceTimersByTimeAsync(6000);
  jest.useRealTimers();
  await waitFor(() => expect(network.callsOf('sendEventBatch')).toHaveLength(1));
  const metadata = Object.fromEntries(new URLSearchParams(search));
  expect(network.callsOf('sendEventBatch')[0]?.body).toMatchObject({
    events: expect.arrayContaining([
      expect.objectContaining({ metadata: expect.objectContaining(metadata) }),
    ]),
  });
  writeCookie('additionalParameters', '');
});
