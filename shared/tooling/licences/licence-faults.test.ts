import { expect, it } from '@jest/globals';
import { ALLOWED_LICENCES } from './allowed-licences';
import { licenceFaults } from './licence-faults';

const faultsOf = (licence: string): readonly string[] =>
  licenceFaults([{ name: 'lunch', version: '1.0.0', licence }], ALLOWED_LICENCES);

it.each(['MIT', 'Apache-2.0', '(MIT OR GPL-3.0-only)', 'MIT AND OFL-1.1'])('allows %s', (licence) => {
  expect(faultsOf(licence)).toEqual([]);
});

it.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'MIT AND GPL-2.0-only',
  'SEE LICENSE IN LICENSE',
  'Unknown',
  '',
])('refuses %s, and names the package', (licence) => {
  expect(faultsOf(licence)).toEqual([
    `lunch@1.0.0 has the licence ${licence}, which shared/tooling/licences/allowed-licences.ts does not allow.`,
  ]);
});
