import { expect, it } from '@jest/globals';
import { getConfig, setConfig } from '@tiffin/config';
import { startNetwork } from '../test-support/start-network';
import { call } from './call';
import { isOffered } from './is-offered';

const refusal = { error: { type: 'NOT_FOUND', reason: 'ORDER' } };

it.each([
  ['a server that does not know the call', { status: 404, data: 'Not Found' }, false],
  ['a service that explains its 404', { status: 404, data: refusal }, true],
  ['a service that is down', { status: 503, data: '' }, true],
])(
  'marks an extension as missing only after a server that does not know the call: %s',
  async (_who, answer, isThere) => {
    startNetwork(() => answer);
    await expect(
      call('emailReceipt', { orderIdentifier: 'o', orderIdentifierType: 'ID' }),
    ).rejects.toMatchObject({ status: answer.status });
    expect([isOffered('receiptMail'), isOffered('ratings')]).toEqual([isThere, true]);
  },
);

it('keeps every extension after a specified call that the server does not know', async () => {
  startNetwork(() => ({ status: 404, data: '' }));
  await expect(call('getOrder', { id: 'o' })).rejects.toMatchObject({ status: 404 });
  expect(getConfig().missingExtensions ?? []).toEqual([]);
});

it.each([
  ['all extensions, where the page lists none', undefined, true],
  ['no extension that the page lists as missing', ['ratings'], false],
])('offers %s', (_title, missingExtensions, isThere) => {
  startNetwork(() => ({ data: {} }));
  setConfig({ ...getConfig(), ...(missingExtensions && { missingExtensions }) });
  expect([isOffered('ratings'), isOffered('nudges')]).toEqual([isThere, true]);
});
