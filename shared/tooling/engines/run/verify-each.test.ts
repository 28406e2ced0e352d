import { expect, it } from '@jest/globals';
import { CommandError } from '../../commands/command-error.mjs';
import { chooseEngines } from './choose-engines.mjs';
import { verifyEach } from './verify-each.mjs';

const holds = { name: 'postgres', verify: async () => undefined };
const other = { name: 's3', verify: async () => undefined };
const missing = {
  name: 'keycloak',
  verify: async () => {
    throw new CommandError('Java is missing.');
  },
};

it('ends with a line for each engine', async () => {
  const lines: string[] = [];
  await verifyEach([holds], (line) => lines.push(line));
  expect(lines.at(-1)).toBe('\npostgres: verified');
});

it('continues after a missing engine, and ends with an error that names it and the reason', async () => {
  const lines: string[] = [];
  const done = verifyEach([missing, holds], (line) => lines.push(line));
  await expect(done).rejects.toThrow(
    new CommandError('keycloak: NOT verified. Java is missing.\npostgres: verified'),
  );
  expect(lines).toEqual(['\n── keycloak', '\n── postgres']);
});

it('chooses all engines, or only the named ones', () => {
  expect(chooseEngines([missing, holds], undefined, 'usage')).toEqual([missing, holds]);
  expect(chooseEngines([missing, holds], 'postgres', 'usage')).toEqual([holds]);
  expect(chooseEngines([missing, holds, other], 's3,keycloak', 'usage')).toEqual([missing, other]);
});

it.each(['oracle', 'postgres,oracle'])('refuses an unknown engine in "%s", and shows the usage', (only) => {
  expect(() => chooseEngines([missing, holds], only, 'usage')).toThrow('Unknown engine "oracle".\n\nusage');
});
