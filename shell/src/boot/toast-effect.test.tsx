import { beforeEach, expect, it } from '@jest/globals';
import {
  addressQueries,
  ApiError,
  createQueryClient,
  merchantQueries,
  teamQueries,
  userQueries,
} from '@tiffin/api';
import { cmsQueries } from '@tiffin/api/background';
import { setConfig } from '@tiffin/config';
import { createI18n } from '@tiffin/i18n';
import {
  ana,
  answerWith,
  failNetwork,
  fakeNetwork,
  refuseWith,
  startTestSession,
  testConfig,
  testSideServices,
} from '@tiffin/testing';
import type { Handler } from '@tiffin/testing';
import { toast, ToastHost } from '@tiffin/ui';
import { act, render, screen } from '@testing-library/react';
import { toastEffect } from './toast-effect';

type Load = (client: ReturnType<typeof createQueryClient>) => Promise<unknown>;

const loads: readonly (readonly [string, string, Load])[] = [
  ['[ERR-05] a merchant', 'getMerchant', (client) => client.fetchQuery(merchantQueries.detail('lucknow'))],
  [
    '[ERR-05] a resource set',
    'getResourceSetEntries',
    (client) => client.fetchQuery(cmsQueries.resourceSet('home', 'en')),
  ],
  ['[ERR-05] teams', 'searchTeams', (client) => client.fetchQuery(teamQueries.search('north'))],
  ['[ERR-05] a team', 'getTeam', (client) => client.fetchQuery(teamQueries.detail('team-1'))],
  ['[ERR-05] the user', 'getUser', (client) => client.fetchQuery(userQueries.current())],
  ['[ADR-02] addresses', 'getDeliveryAddresses', (client) => client.fetchQuery(addressQueries.list())],
];

// At most two toasts are visible: these two replace any that an earlier test left.
beforeEach(() => {
  toast({ text: 'first' });
  toast({ text: 'second' });
});

/** Loads with the shell's query client against a service with this response. Returns the toasts that appear. */
async function toastOf(call: string, load: Load, answer: Handler, locale: 'en' | 'zh' = 'en') {
  startTestSession(ana);
  setConfig({ ...testConfig, sideServices: testSideServices });
  fakeNetwork({ [call]: answer });
  const i18n = createI18n(locale);
  const client = createQueryClient({ onEffect: (effect) => toastEffect(effect, i18n) });
  render(<ToastHost />);
  await act(() => load(client).catch(() => undefined));
  return screen.getByRole('status').textContent?.replace(/^(first)?second/, '');
}

const tryAgain = 'We couldn’t do that just now. Try again.';

it.each(loads)('%s that cannot be loaded toasts errors.tryAgain', async (_what, call, load) => {
  expect(await toastOf(call, load, () => refuseWith(500, 'UNKNOWN'))).toBe(tryAgain);
});

const merchant: Load = (client) => client.fetchQuery(merchantQueries.detail('lucknow'));

it.each([
  ['[ERR-02] an error that is not listed', () => refuseWith(418, 'TEAPOT'), tryAgain],
  ['[ERR-02] 404', () => refuseWith(404, 'NOT_FOUND'), 'We can’t find that. It may no longer be available.'],
  ['[ERR-02] [ERR-03] an HTML page', () => answerWith(502, '<html>Bad gateway</html>'), tryAgain],
  ['[ERR-02] [ERR-03] broken JSON', () => answerWith(500, '{"error":{"type":"ORDER'), tryAgain],
  ['[ERR-02] [ERR-03] an empty body', () => answerWith(500, ''), tryAgain],
  ['[ERR-02] a network that is down', failNetwork, tryAgain],
  [
    '[ERR-02] a time limit',
    () => Promise.reject(new ApiError({ status: 0, type: 'NETWORK', reason: 'TIMEOUT' })),
    tryAgain,
  ],
  ['[ERR-01] a lost session, which the session tells once,', () => refuseWith(401, 'invalid_token'), ''],
] as const)('%s says so', async (_what, answer, expected) => {
  expect(await toastOf('getMerchant', merchant, answer)).toBe(expected);
});

it('[ERR-02] [CFG-02] says it in Chinese to a reader of Chinese', async () => {
  const answer = () => refuseWith(500, 'UNKNOWN');
  expect(await toastOf('getMerchant', merchant, answer, 'zh')).toBe('暫時未能完成，請再試一次。');
});

it('a load that is cancelled is silent', async () => {
  const cancelled: Load = async (client) => {
    const loading = client.fetchQuery(merchantQueries.detail('lucknow'));
    await client.cancelQueries();
    return loading;
  };
  expect(await toastOf('getMerchant', cancelled, () => new Promise(() => undefined))).toBe('');
});
