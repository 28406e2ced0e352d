import { parseArgs } from 'node:util';
import { CommandError, HelpRequest } from './command-error.mjs';

/**
 * Reads the arguments of a command. Throws HelpRequest for `--help`, and CommandError with exit code 2 for an
 * option that is not listed or too many positional arguments.
 *
 * @template {Record<string, { type: 'string' | 'boolean', default?: string | boolean }>} [Options={}]
 * @param {{ usage: string, options?: Options, mostWords?: number }} command mostWords: how many positional arguments it takes
 * @param {readonly string[]} [args]
 * @returns {{ values: Record<string, any>, words: readonly string[] }}
 */
export function readArguments({ usage, options, mostWords = 0 }, args = process.argv.slice(2)) {
  const { values, positionals } = parse(usage, options, args);
  if (values['help']) throw new HelpRequest(usage);
  const surplus = positionals[mostWords];
  if (surplus !== undefined) throw wrong(`Unknown argument "${surplus}".`, usage);
  return { values, words: positionals };
}

function parse(usage, options, args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error), usage);
  }
}

/**
 * Returns the error for a command with wrong arguments.
 *
 * @param {string} message
 * @param {string} usage
 */
export function wrong(message, usage) {
  return new CommandError(`${message}\n\n${usage}`, 2);
}
