import { expect, it } from '@jest/globals';
import { findProgram, MissingProgramError } from './find-program';

it('returns the first path that exists', () => {
  expect(findProgram('nodejs', ['/nowhere/node', process.execPath])).toBe(process.execPath);
});

it('names the paths and Debian’s package if a program is missing', () => {
  const find = () => findProgram('firefox-esr', ['/nowhere/firefox', '/nowhere/firefox-esr']);
  expect(find).toThrow(MissingProgramError);
  expect(find).toThrow(
    '/nowhere/firefox or /nowhere/firefox-esr is missing: install Debian’s package firefox-esr (apt-get install -y firefox-esr).',
  );
});
