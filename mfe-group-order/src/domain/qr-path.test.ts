import { expect, it } from '@jest/globals';
import { qrPath } from './qr-path';

it('draws one unit square for each dark module, by column and row', () => {
  expect(
    qrPath([
      [true, false, true],
      [false, true, false],
    ]),
  ).toBe('M0 0h1v1h-1zM2 0h1v1h-1zM1 1h1v1h-1z');
});

it('draws nothing without dark modules', () => {
  expect(qrPath([[false], [false]])).toBe('');
});
