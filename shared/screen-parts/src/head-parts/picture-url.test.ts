import { expect, it } from '@jest/globals';
import { pageHeadSchema } from '@tiffin/contracts/schemas';
import fc from 'fast-check';
import { pictureUrl } from './picture-url';

const site = 'https://tiffin.example';

it.each([
  ['https://pictures.test/a.png', 'https://pictures.test/a.png'],
  ['http://127.0.0.1:4000/main/a.svg?size=2#x', 'http://127.0.0.1:4000/main/a.svg?size=2#x'],
  ['http://localhost:4000/午餐.png', 'http://localhost:4000/午餐.png'],
  ['/pictures/a.png', 'https://tiffin.example/pictures/a.png'],
])('gives %s as %s', (sent, url) => {
  expect(pictureUrl(sent, site)).toBe(url);
});

it.each([
  '',
  'a.png',
  '//pictures.test/a.png',
  '/\\pictures.test/a.png',
  'javascript:alert(1)//',
  'data:image/png;base64,AA',
  'ftp://pictures.test/a.png',
  'https://user@pictures.test/a.png',
  'https://pictures.test:99999/a.png',
  'https://300.1.1.1/a.png',
  'https://pictures.test/"><script>',
  'https://pictures.test/a b.png',
  null,
  7,
])('refuses %p', (sent) => {
  expect(pictureUrl(sent, site)).toBeUndefined();
});

it('gives only URLs that the contract allows in a head', () => {
  const part = fc.oneof(
    fc.constantFrom('https://', 'http://', '/', '.', ':', '80', '1.2.3.4', '0x1', 'xn--', '-', 'a', '[::1]'),
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.webUrl(),
  );
  const sent = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      fc.oneof(
        sent,
        sent.map((rest) => `https://${rest}/`),
      ),
      (value) => {
        const url = pictureUrl(value, site);
        if (url !== undefined) pageHeadSchema.parse({ title: 'Menu', image: { url, alt: '' } });
      },
    ),
    { numRuns: 3000 },
  );
});

it('accepts every usual URL', () => {
  const usual = fc.webUrl({ authoritySettings: { withPort: false }, withQueryParameters: true });
  fc.assert(
    fc.property(usual, (url) => {
      fc.pre(/^https?:\/\/(?!\S*xn--)[^/?#]+\//.test(url));
      expect(pictureUrl(url, site)).toBe(url);
    }),
  );
});
