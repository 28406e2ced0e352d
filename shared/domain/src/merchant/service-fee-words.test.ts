import { expect, it } from '@jest/globals';
import { serviceFeeWords } from './service-fee-words';

it.each([
  [true, 'The fee', 'Pays for support.', { subtitle: 'The fee', description: 'Pays for support.' }],
  [true, '', 'Pays for support.', { subtitle: '', description: 'Pays for support.' }],
  [true, 'The fee', ' ', { subtitle: 'The fee', description: '' }],
  [true, '', ' ', undefined],
  [false, 'The fee', 'Pays for support.', undefined],
])('[MOD-04] shown %p with "%s" and "%s": %j', (showDisclosure, popupSubtitle, popupDescription, words) => {
  const serviceFeeDisclosure = { showDisclosure, popupSubtitle, popupDescription };
  expect(serviceFeeWords({ serviceFeeDisclosure })).toEqual(words);
});
