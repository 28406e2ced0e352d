import { englishOfReader } from './english-of-reader';

it.each([
  ['en-US,en;q=0.9', 'US'],
  ['zh-HK,zh;q=0.9,en-ca;q=0.8', 'CA'],
  ['en-GB,en-US;q=0.9', 'GB'],
  ['en-AU', 'GB'],
  ['en;q=0.9', undefined],
  ['zh', undefined],
  [undefined, undefined],
])('%s is the English of %s', (acceptLanguage, region) => {
  expect(englishOfReader(acceptLanguage)).toBe(region);
});
