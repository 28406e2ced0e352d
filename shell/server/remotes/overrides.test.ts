import { expect, it } from '@jest/globals';
import { overridesCookie, readOverrides } from './overrides';

const url = 'http://localhost:3201/mf-manifest.json';

it.each([
  [{ 'remote.mfe-teams': url }, undefined, { 'mfe-teams': url }],
  [{}, 'mfe-teams=http%3A%2F%2Fx%2Fm.json', { 'mfe-teams': 'http://x/m.json' }],
  [{ 'remote.mfe-teams': '' }, 'mfe-teams=http%3A%2F%2Fx%2Fm.json', {}],
  [{ 'remote.mfe-teams': 'javascript:alert(1)' }, undefined, {}],
  [{ 'remote.mfe-strange': url }, undefined, {}],
])('query %j and cookie %j give %j', (query, cookie, overrides) => {
  expect(readOverrides(new URLSearchParams(query), cookie)).toEqual(overrides);
});

it('is kept by its cookie', () => {
  const [pair = ''] = overridesCookie({ 'mfe-teams': url }).split(';');
  expect(readOverrides(new URLSearchParams(), decodeURIComponent(pair.split('=')[1] ?? ''))).toEqual({
    'mfe-teams': url,
  });
});
