import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { BuildRecord } from '../build-record';
import { routesOf } from '../routes/routes-of';
import { askProgram } from './ask-program';

/** How long a browser build may take to load all its first code. */
const LIMIT_MS = 20_000;

const program = fileURLToPath(new URL('../../../build/src/evaluate-remote.mjs', import.meta.url));
const answerSchema = z.union([
  z.object({ thrown: z.string() }),
  z.object({
    described: z
      .object({
        contract: z.unknown().optional(),
        paths: z.array(z.string()).nullable(),
        slots: z.array(z.string()),
      })
      .nullable(),
  }),
]);

/**
 * Returns why pages cannot load the browser build in a folder of build output, one sentence each. Loads its entry and its module
 * `./remote` in a process of its own, which ends at the latest after `limitMs`. The module must say what the record says.
 */
export async function readBrowserFaults(
  dist: string,
  record: BuildRecord,
  limitMs: number = LIMIT_MS,
): Promise<readonly string[]> {
  const answer = await askProgram(program, [dist], { limitMs, schema: answerSchema });
  return faultsIn(answer, record, limitMs).map((fault) => `${record.name}: its ${record.entry} ${fault}.`);
}

type Answer = z.infer<typeof answerSchema> | 'too slow' | 'ended';

function faultsIn(answer: Answer, record: BuildRecord, limitMs: number): readonly string[] {
  if (answer === 'too slow') return [`does not load within ${limitMs} ms`];
  if (answer === 'ended') return ['ends the process that loads it'];
  if ('thrown' in answer) return [`does not load in a page (${answer.thrown})`];
  if (!answer.described) return ['exports no remote'];
  const { contract, paths, slots } = answer.described;
  return [
    ...(contract === record.contract
      ? []
      : [`has the contract ${String(contract)}, and its record has ${record.contract}`]),
    ...(paths === null
      ? ['has no routes']
      : missing(
          routesOf(record).map(({ path }) => path),
          paths,
        ).map((path) => `has no screen for ${path}, which its record names`)),
    ...missing(record.slots, slots).map((slot) => `does not fill the slot ${slot}, which its record names`),
  ];
}

function missing(wanted: readonly string[], found: readonly string[]): readonly string[] {
  return wanted.filter((one) => !found.includes(one));
}
