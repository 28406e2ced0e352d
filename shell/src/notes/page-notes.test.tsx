import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { setFlags } from '@tiffin/config';
import type { Locale } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import {
  answerWith,
  failNetwork,
  fakeNetwork,
  renderInApp,
  testConfig,
  testSideServices,
} from '@tiffin/testing';
import { PageNotes } from './page-notes';

const config = { ...testConfig, sideServices: testSideServices };
const texts: Readonly<Record<string, Readonly<Record<Locale, object>>>> = {
  'home-banner': {
    en: { title: 'Free delivery', text: '<b>today</b>' },
    zh: { title: '免運費', text: '今天' },
  },
  'footer-notice': { en: { text: 'A demonstration.' }, zh: { text: '示範網站。' } },
};

function entries(name = '', locale = 'en') {
  const resources = texts[name]?.[locale === 'zh' ? 'zh' : 'en'];
  const sys = {
    id: name,
    type: 'Entry',
    locale,
    updatedAt: '2026-11-21T12:00:00.000Z',
    contentType: { sys: { id: 'resourceSet' } },
  };
  const items = resources ? [{ sys, fields: { name, resources } }] : [];
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items };
}

function show(path: string, locale: Locale = 'en', answer?: () => unknown) {
  const network = fakeNetwork({
    getResourceSetEntries: ({ query }) => answer?.() ?? entries(query['fields.name'], query['locale']),
  });
  return { network, app: renderInApp(<PageNotes />, { path, locale, config }) };
}

afterEach(() => {
  act(() => setFlags({}));
  localStorage.clear();
});

it('[API-05] shows the texts of the content service in the reader’s language, as text', async () => {
  show('/');
  expect(await screen.findByText('Free delivery')).toBeVisible();
  expect(screen.getByText(/<b>today<\/b>/)).toBeVisible();
  expect(await screen.findByText('A demonstration.')).toBeVisible();
});

it('[API-05] asks for the other language by its name', async () => {
  show('/', 'zh');
  expect(await screen.findByText('免運費')).toBeVisible();
  expect(await screen.findByText('示範網站。')).toBeVisible();
});

it('keeps the banner to the home page', async () => {
  show('/m/dal/menu');
  expect(await screen.findByText('A demonstration.')).toBeVisible();
  expect(screen.queryByText('Free delivery')).toBeNull();
});

const tryAgain = { kind: 'toast', messageKey: 'errors.tryAgain', tone: 'error' };

it.each([
  ['is nothing, and no toast, where the service has no entry', () => entries(), 0],
  ['[ERR-05] is nothing, and a toast for each set, where the service is down', () => answerWith(400, {}), 2],
  ['[ERR-05] is nothing, and a toast for each set, where the service is not there', failNetwork, 2],
] as const)('%s', async (_title, answer, toasts) => {
  const { network, app } = show('/', 'en', answer);
  await waitFor(() => expect(network.calls.length).toBeGreaterThanOrEqual(2));
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(app.effects).toEqual(Array.from({ length: toasts }, () => tryAgain));
});

const cookieWarning = () => screen.queryByText(/blocks cookies/);

it.each([
  ['warns a guest whose cart the service cannot keep', {}, true],
  ['says nothing where the service sees its cookie', { tiffin_guest: 'set' }, false],
])('%s', async (_what, cookies, isWarned) => {
  const { network } = show('/m/dal/menu');
  network.plan({ getCookies: () => cookies });
  await screen.findByText('A demonstration.');
  expect(network.callsOf('getCookies')).toHaveLength(0);
  act(() => {
    bus.emit('cartChanged', { merchantId: 'm1', itemCount: 1, subtotalMicro: 1 });
  });
  await waitFor(() => expect(network.callsOf('getCookies')).toHaveLength(1));
  if (isWarned) expect(await screen.findByText(/blocks cookies/)).toBeVisible();
  expect(cookieWarning() !== null).toBe(isWarned);
});

const prompt = () => screen.queryByRole('link', { name: 'Get the app' });

it('[PRM-16] offers the app only where its flag is on', async () => {
  show('/m/dal/menu');
  await screen.findByText('A demonstration.');
  expect(prompt()).toBeNull();
  act(() => setFlags({ download_app: true }));
  expect(prompt()).toHaveAttribute('href', 'http://localhost:3000/_app');
  expect(screen.getByText('Order faster in the app.')).toBeVisible();
  expect(screen.getByText(/Your cart and addresses come with you\./)).toBeVisible();
});

it.each([
  ['true', false],
  ['1', true],
  ['false', true],
])('[PRM-16] with hideDownloadApp=%s the prompt is shown: %s', async (value, isShown) => {
  setFlags({ download_app: true });
  show(`/m/dal/menu?hideDownloadApp=${value}`);
  await screen.findByText('A demonstration.');
  expect(prompt() !== null).toBe(isShown);
});

it('[PRM-16] stays away once it was closed', async () => {
  setFlags({ download_app: true });
  const { app } = show('/m/dal/menu');
  await app.user.click(await screen.findByRole('button', { name: 'Close the app banner' }));
  expect(prompt()).toBeNull();
  app.unmount();
  show('/m/dal/menu');
  await screen.findByText('A demonstration.');
  expect(prompt()).toBeNull();
});

it.each([
  ['en', /blocks cookies/],
  ['zh', /瀏覽器不允許 Cookie/],
] as const)(
  'says in %s that a browser without cookies keeps nothing, with what to do',
  async (locale, words) => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    show('/m/lucknow-lunch-home/menu', locale, failNetwork);
    expect(await screen.findByText(words)).toBeVisible();
    jest.restoreAllMocks();
  },
);
