import { CommandError } from '../../commands/command-error.mjs';

/**
 * The engines that the words of a command line ask for: all, or the one after `--only`.
 *
 * @template {{ readonly name: string }} Engine
 * @param {readonly Engine[]} engines
 * @param {readonly string[]} words
 * @returns {readonly Engine[]}
 */
export function chooseEngines(engines, words) {
  if (words.length === 0) return engines;
  const [flag, name] = words;
  const chosen = engines.filter((engine) => engine.name === name);
  if (flag === '--only' && words.length === 2 && chosen.length > 0) return chosen;
  const names = engines.map((engine) => engine.name).join(' | ');
  throw new CommandError(`npm run verify:engines [-- --only ${names}]`);
}
