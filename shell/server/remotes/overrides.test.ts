import { expect, it } from '@jest/globals';
import { overridesCookie, readOverrides } from './overrides';

const url = 'http://localhost:3201/mf-manifest.json';
const allowing = { overrideHosts: ['localhost:3201'] };

it.each([
  [{ 'mfe-teams': url }, { 'mfe-teams': url }],
  [
    { 'mfe-teams': 'https://localhost:3201/dev/m.json' },
    { 'mfe-teams': 'https://localhost:3201/dev/m.json' },
  ],
  [{ 'mfe-teams': '' }, {}],
  [{ 'mfe-teams': 'javascript:alert(1)' }, {}],
  [{ 'mfe-teams': 'javascript://localhost:3201/%0aalert(1)' }, {}],
  [{ 'mfe-new-one': url }, { 'mfe-new-one': url }],
  [{ strange: url }, {}],
  [{ __proto__x: url, 'mfe-': url }, {}],
  [{ 'mfe-teams': 'http://evil.test/mf-manifest.json' }, {}],
  [{ 'mfe-teams': 'http://localhost:3202/mf-manifest.json' }, {}],
  [{ 'mfe-teams': 'http://localhost:3201@evil.test/mf-manifest.json' }, {}],
  [{ 'mfe-teams': 'http://localhost:3201.evil.test/mf-manifest.json' }, {}],
])('what a browser keeps, %j, gives %j', (kept, overrides) => {
  expect(readOverrides(new URLSearchParams(Object.entries(kept)).toString(), allowing)).toEqual(overrides);
});

it('listens to no host where no setting names one', () => {
  expect(readOverrides(new URLSearchParams({ 'mfe-teams': url }).toString(), { overrideHosts: [] })).toEqual(
    {},
  );
});

it.each([
  [true, /; HttpOnly; SameSite=Strict; Secure$/],
  [false, /; HttpOnly; SameSite=Strict$/],
])('is kept by its cookie, for our own pages only (secure: %s)', (isSecure, attributes) => {
  const cookie = overridesCookie({ 'mfe-teams': url }, isSecure);
  const [pair = ''] = cookie.split(';');
  expect(readOverrides(decodeURIComponent(pair.split('=')[1] ?? ''), allowing)).toEqual({ 'mfe-teams': url });
  expect(cookie).toMatch(attributes);
});
