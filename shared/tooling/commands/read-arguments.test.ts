import { expect, it } from '@jest/globals';
import { HelpRequest } from './command-error.mjs';
import { readArguments } from './read-arguments.mjs';

const usage = 'npm run dish [-- --spicy] [name]';
const command = { usage, options: { spicy: { type: 'boolean' as const } }, mostWords: 1 };

it('reads options and words', () => {
  expect(readArguments(command, ['--spicy', 'dal'])).toEqual({ values: { spicy: true }, words: ['dal'] });
});

it.each([['--help'], ['-h']])('answers %s with the usage', (flag) => {
  const ask = () => readArguments(command, [flag]);
  expect(ask).toThrow(HelpRequest);
  expect(ask).toThrow(usage);
});

it.each([
  [['--mild'], /Unknown option '--mild'/],
  [['dal', 'rice'], /Unknown argument "rice"/],
])('refuses %j, shows the usage and exits with 2', (args, message) => {
  const ask = () => readArguments(command, args);
  expect(ask).toThrow(message);
  expect(ask).toThrow(usage);
  expect(ask).toThrow(expect.objectContaining({ exitCode: 2 }));
});
