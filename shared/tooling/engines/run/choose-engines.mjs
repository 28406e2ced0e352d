import { wrong } from '../../commands/read-arguments.mjs';

/**
 * Returns the engines to verify: all, or the one in `--only`.
 *
 * @template {{ readonly name: string }} Engine
 * @param {readonly Engine[]} engines
 * @param {string | undefined} only
 * @param {string} usage
 * @returns {readonly Engine[]}
 */
export function chooseEngines(engines, only, usage) {
  if (only === undefined) return engines;
  const chosen = engines.filter((engine) => engine.name === only);
  if (chosen.length === 0) throw wrong(`Unknown engine "${only}".`, usage);
  return chosen;
}
