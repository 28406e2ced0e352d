import { returnPath } from './return-path';

const origin = 'http://localhost:3000';

it.each([
  ['/m/lucknow/menu?item=3#top', '/m/lucknow/menu?item=3#top'],
  ['/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['m/lucknow', '/'],
  ['', '/'],
])('%j leads back to %j', (value, path) => {
  expect(returnPath(value, origin)).toBe(path);
});
