import { wrong } from '../../commands/read-arguments.mjs';

/**
 * Returns the engines to verify: all, or those in `--only`, whose names are separated by commas.
 *
 * @template {{ readonly name: string }} Engine
 * @param {readonly Engine[]} engines
 * @param {string | undefined} only
 * @param {string} usage
 * @returns {readonly Engine[]}
 */
export function chooseEngines(engines, only, usage) {
  if (only === undefined) return engines;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !engines.some((engine) => engine.name === name));
  if (unknown !== undefined) throw wrong(`Unknown engine "${unknown}".`, usage);
  return engines.filter(({ name }) => names.includes(name));
}
