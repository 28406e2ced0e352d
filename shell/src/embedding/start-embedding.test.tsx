import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { getUser } from '@tiffin/api';
import { session } from '@tiffin/auth';
import { setAppTags, setEmbedHost, useEmbedHost } from '@tiffin/config';
import { bus } from '@tiffin/event-bus';
import {
  failNetwork,
  fakeNetwork,
  makeUser,
  refuseWith,
  startTestSession,
  testConfig,
} from '@tiffin/testing';
import type { Handler } from '@tiffin/testing';
import { takeErrorReports } from '../telemetry/error-reports';
import { startEmbedding } from './start-embedding';

const reports: unknown[] = [];
beforeEach(() => {
  startTestSession('guest');
  reports.length = 0;
  takeErrorReports(({ error }) => reports.push(error));
});
afterEach(() => {
  act(() => {
    setEmbedHost(null);
  });
  startTestSession('guest');
});

type Said = Readonly<Record<string, unknown>>;

/**
 * Starts a page in a webview with a bridge. Records the page's messages in `said`; `tell` and `init` send the
 * host's.
 */
async function embedded(getUserAnswer: Handler = () => ({ user: makeUser() })) {
  const network = fakeNetwork({ getUser: getUserAnswer });
  const said: Said[] = [];
  const page = Object.create(window);
  Object.defineProperty(page, 'parent', { value: page });
  page.TiffinAndroid = { postMessage: (text: string) => said.push(JSON.parse(text)) };
  let isAlone = false;
  const alone = () => (isAlone = true);
  void startEmbedding({ page, config: testConfig, guestToken: undefined, alone });
  await waitFor(() => expect(said.length + Number(isAlone)).toBeGreaterThan(0));
  let count = 0;
  const tell = (type: string, more: Said = {}): void => {
    count += 1;
    const message = { channel: 'tiffin-embed', version: 1, id: `m${count}`, type, ...more };
    page.tiffinEmbed.receive(JSON.stringify(message));
  };
  const init = (token: string | null, more: Said = {}) => {
    const user = { first_name: 'Mallory', last_name: '', email: 'm@evil.example', building: '' };
    tell('INIT', {
      integrationType: 'building',
      supportedPaymentMethods: [],
      storedCards: [],
      initData: token === null ? null : { session_token: token, user },
      ...more,
    });
  };
  const types = (): readonly unknown[] => said.map(({ type }) => type);
  return { network, said, types, tell, init };
}

it('[EMB-01] the host’s token, then our own service’s word about its person, then ready', async () => {
  const { init, types, network } = await embedded();
  init('host-token');
  await waitFor(() => expect(session.getState().status).toBe('embedded'));
  expect(session.getState()).toMatchObject({ externalUserId: makeUser().externalUserId });
  expect(JSON.stringify(session.getState())).not.toContain('Mallory');
  expect(network.callsOf('getUser')[0]?.headers).toMatchObject({ Authorization: 'Bearer host-token' });
  expect(await session.getAccessToken()).toBe('host-token');
  await waitFor(() => expect(types()).toContain('READY'));
});

it.each([
  ['is refused', () => refuseWith(401, 'invalid_token'), 'TOKEN'],
  ['belongs to nobody', () => ({ user: null }), 'TOKEN'],
  ['cannot be asked about', () => failNetwork(), 'PROFILE'],
])(
  '[EMB-07] a token that %s is reported by its kind only, and the page is a guest’s',
  async (_what, answer, reason) => {
    const { init, said } = await embedded(answer);
    init('host-token');
    await waitFor(() => expect(said.at(-1)).toMatchObject({ type: 'FAILED', reason }));
    expect(session.getState()).toEqual({ status: 'guest' });
    expect(reports).toEqual([`Embedded session: ${reason}`]);
  },
);

it('[ERR-01] a token that is refused in use is given up, and the host asked for another', async () => {
  let isValid = true;
  const { init, types } = await embedded(() =>
    isValid ? { user: makeUser() } : refuseWith(401, 'invalid_token'),
  );
  init('host-token');
  await waitFor(() => expect(session.getState().status).toBe('embedded'));
  isValid = false;
  await expect(getUser()).rejects.toThrow();
  expect(session.getState()).toEqual({ status: 'guest', endedBy: 'expired' });
  expect(types()).toContain('TOKEN_REQUEST');
});

it('the host signs its person out', async () => {
  const { init } = await embedded();
  init('host-token');
  await waitFor(() => expect(session.getState().status).toBe('embedded'));
  init(null);
  expect(session.getState()).toEqual({ status: 'guest', endedBy: 'signedOut' });
  expect(await session.getAccessToken()).not.toBe('host-token');
});

it('leaves signing in to the host, and goes nowhere', async () => {
  const { init, types } = await embedded();
  init(null);
  await session.signIn();
  bus.emit('signInRequested', { reason: 'account' });
  expect(types().filter((type) => type === 'SIGN_IN_REQUEST')).toHaveLength(2);
  expect(window.location.href).toBe('http://localhost:3000/');
});

it('[EMB-03] [EMB-04] offers what the host and the device can pay with, asks for a payment and closes', async () => {
  const { init, said, tell } = await embedded();
  const host = renderHook(() => useEmbedHost()).result;
  const cards = [{ token_id: 'c1', card_brand: 'visa', card_last_four: '4242' }];
  const requestId = said.find(({ type }) => type === 'SUPPORTED_PAYMENT_METHOD')?.['id'];
  await act(async () => {
    init(null, { supportedPaymentMethods: ['IN_APP_STORED_PAYMENT'], storedCards: cards });
    tell('SUPPORTED_PAYMENT_METHOD', { requestId, platform: 'Android', paymentMethod: 'GOOGLE_PAY' });
  });
  expect(host.current).toMatchObject({
    paymentTypes: ['IN_APP_STORED_PAYMENT', 'GOOGLE_PAY'],
    cards: [{ tokenId: 'c1', brand: 'visa', lastFour: '4242' }],
  });
  const payment = {
    type: 'GOOGLE_PAY',
    countryCode: 'CA',
    currency: 'CAD',
    total: 1,
    subtotal: 1,
    tax: 0,
  } as const;
  const paid = host.current?.pay(payment, null);
  tell('PAYMENT', { requestId: said.at(-1)?.['id'], paymentToken: 'pm_1' });
  expect(await paid).toBe('pm_1');
  host.current?.close();
  expect(said.at(-1)).toMatchObject({ type: 'WEBVIEW_CLOSE' });
});

it('[EMB-06] reports a message that is not of the protocol without its content', async () => {
  const { tell } = await embedded();
  tell('TOKEN', { session_token: 7, secret: 'host-token' });
  expect(reports).toEqual(['Embedding: a message is malformed']);
});

it('[EMB-05] a page without an application around it begins by itself where stand-ins are not allowed', async () => {
  const page = Object.create(window);
  Object.defineProperty(page, 'parent', { value: page });
  const begin = (hasEmbedStandIns: boolean) =>
    new Promise<string>((resolve) => {
      const config = { ...testConfig, hasEmbedStandIns };
      const alone = () => resolve('alone');
      void startEmbedding({ page, config, guestToken: undefined, alone }).then(() => resolve('hosted'));
    });
  setAppTags({
    isEmbedded: true,
    embeddedType: 'webview',
    orderSource: 'TIFFIN_ONE',
    subdomain: null,
    subdomainId: null,
  });
  expect(await begin(false)).toBe('alone');
  expect(await begin(true)).toBe('hosted');
});
