import { CommandError } from '../../commands/command-error.mjs';

/**
 * A real program that replaces a part of the sandbox. `verify` rejects if the product fails with it, with a
 * CommandError if a person can fix that.
 *
 * @typedef {{ readonly name: string, readonly verify: () => Promise<void> }} Engine
 */

/**
 * Verifies one engine after the other, even after a failure, and prints a line for each. Throws if one was
 * not verified.
 *
 * @param {readonly Engine[]} engines
 * @param {(line: string) => void} log
 */
export async function verifyEach(engines, log) {
  const lines = [];
  let isAnyMissing = false;
  for (const { name, verify } of engines) {
    log(`\n── ${name}`);
    try {
      await verify();
      lines.push(`${name}: verified`);
    } catch (error) {
      isAnyMissing = true;
      lines.push(`${name}: NOT verified. ${sentenceOf(error)}`);
    }
  }
  if (isAnyMissing) throw new CommandError(lines.join('\n'));
  log(`\n${lines.join('\n')}`);
}

function sentenceOf(error) {
  if (error instanceof CommandError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
