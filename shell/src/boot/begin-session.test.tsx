import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { session } from '@tiffin/auth';
import { getAppTags, setAppTags } from '@tiffin/config';
import { fakeNetwork, makeUser, startTestSession, testConfig } from '@tiffin/testing';
import { beginSession } from './begin-session';

const usual = getAppTags();
const known = { guestToken: undefined, session: { canRefresh: false } };
afterEach(() => {
  setAppTags(usual);
  startTestSession('guest');
});

it('[EMB-01] a page in a frame takes its session from the window around it, and never from the provider', async () => {
  startTestSession('guest');
  fakeNetwork({ getUser: () => ({ user: makeUser() }) });
  const target = new EventTarget();
  const posted: unknown[] = [];
  const parent = { postMessage: (message: unknown) => posted.push(message) };
  const page = Object.create(window);
  Object.defineProperties(page, {
    parent: { value: parent },
    location: { value: { origin: 'http://localhost:3000' } },
    document: { value: { referrer: '' } },
    addEventListener: { value: target.addEventListener.bind(target) },
  });
  beginSession(testConfig, known, page);
  await waitFor(() => expect(posted).toMatchObject([{ type: 'HELLO' }]));
  const user = { first_name: 'Ana', last_name: '', email: 'ana@northlight.example', building: '' };
  const data = {
    channel: 'tiffin-embed',
    version: 1,
    id: 'm1',
    type: 'INIT',
    integrationType: null,
    supportedPaymentMethods: [],
    storedCards: [],
    initData: { session_token: 'host-token', user },
  };
  const message = { data, origin: 'https://partner.example', source: parent };
  target.dispatchEvent(Object.assign(new Event('message'), message));
  await waitFor(() => expect(session.getState().status).toBe('embedded'));
  expect(document.querySelector('iframe')).toBeNull();
});
