import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { testConfig } from '@tiffin/testing';
import { readBootstrap } from './read-bootstrap';

const NOW = 1_800_000_000_000;
const query = {
  queryKey: ['merchants'],
  queryHash: '["merchants"]',
  state: { status: 'success', data: 'Café', dataUpdatedAt: 5 },
};

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const element = page.body.appendChild(page.createElement('script'));
  element.id = 'tiffin-bootstrap';
  element.type = 'application/json';
  element.textContent = text;
  return page;
}
const read = (told: object = {}) =>
  readBootstrap(pageWith(JSON.stringify({ config: testConfig, locale: 'zh', ...told })));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

it('reads what the server wrote, and leaves no token in the page', () => {
  const page = pageWith(
    JSON.stringify({
      config: testConfig,
      locale: 'zh',
      guestToken: { accessToken: 'guest', expiresAt: 1 },
      session: { token: { accessToken: 'a.b.c', expiresIn: 60 }, canRefresh: true, sentMs: 8 },
      isFromAuth: true,
      failedBuild: 'http://assets.test/mf-manifest.json',
      queries: { queries: [query], mutations: [] },
      renderedBuild: 'http://assets.test/mf-manifest.json',
      nowMs: 7,
    }),
  );
  const { config, ...told } = readBootstrap(page);
  expect(config).toMatchObject({ origin: testConfig.origin, services: testConfig.services });
  expect(told).toEqual({
    locale: 'zh',
    guestToken: { accessToken: 'guest', expiresAt: 1 },
    session: { token: { accessToken: 'a.b.c', expiresAt: NOW + 60_000 }, canRefresh: true },
    isFromAuth: true,
    failedBuild: 'http://assets.test/mf-manifest.json',
    queries: { queries: [query], mutations: [] },
    rendered: { url: 'http://assets.test/mf-manifest.json', nowMs: 7 },
    sentMs: 8,
  });
  expect(page.body.textContent).toBe('');
});

it('starts without what the server left out', () => {
  expect(read()).toMatchObject({
    guestToken: undefined,
    session: { canRefresh: false },
    isFromAuth: false,
    failedBuild: undefined,
    queries: { queries: [], mutations: [] },
    rendered: undefined,
  });
});

it.each(['', 'null', '[]', '{}', '{"config":{}}', '{"locale":"en"}'])(
  'refuses a page that tells %j',
  (text) => {
    expect(() => readBootstrap(pageWith(text))).toThrow('The page came without its configuration');
  },
);

describe('queries', () => {
  it.each([null, 'queries', [], { queries: null }, { queries: {} }])('are none in %j', (queries) => {
    expect(read({ queries }).queries).toEqual({ queries: [], mutations: [] });
  });

  it.each([null, 'query', {}, { ...query, state: null }, { ...query, queryHash: 5 }])(
    'are none where one of them is %j',
    (bad) => {
      expect(read({ queries: { queries: [query, bad] } }).queries.queries).toEqual([]);
    },
  );

  it('bring no mutations', () => {
    expect(read({ queries: { queries: [], mutations: [{ state: {} }] } }).queries.mutations).toEqual([]);
  });
});

it.each([
  { renderedBuild: 'http://assets.test/m.json' },
  { nowMs: 7 },
  { renderedBuild: null, nowMs: 7 },
  { renderedBuild: 'http://assets.test/m.json', nowMs: '7' },
])('knows of no rendered screen from %j', (told) => {
  expect(read(told).rendered).toBeUndefined();
});

it.each([null, 'guest', {}, { accessToken: 5, expiresAt: 1 }, { accessToken: 'guest' }])(
  'takes %j for no token of guests, and for none of a person',
  (token) => {
    const { guestToken, session } = read({ guestToken: token, session: { token, canRefresh: 'yes' } });
    expect([guestToken, session]).toEqual([undefined, { token: undefined, canRefresh: false }]);
  },
);
