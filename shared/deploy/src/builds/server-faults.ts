import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readBuildRecord } from '../build-record';
import type { BuildRecord } from '../build-record';
import { routesOf } from '../routes/routes-of';
import { askProgram } from './ask-program';

/** How long a server build may take to start. */
const LIMIT_MS = 5_000;

const program = fileURLToPath(new URL('evaluate-server-build.mjs', import.meta.url));
const answerSchema = z.union([
  z.object({ thrown: z.string() }),
  z.object({
    exported: z
      .object({ contract: z.unknown().optional(), heads: z.record(z.string(), z.string()).nullable() })
      .nullable(),
  }),
]);

type Answer = z.infer<typeof answerSchema> | 'too slow' | 'ended';

/**
 * Returns why servers cannot run the server build in a folder of build output, one sentence each. Evaluates it in a
 * process of its own, which ends at the latest after `limitMs`, with the modules that the shell in `shellDist` shares.
 * Builds of contract 2 may have none.
 */
export async function readServerFaults(
  dist: string,
  record: BuildRecord,
  {
    limitMs = LIMIT_MS,
    shellDist,
  }: { readonly limitMs?: number; readonly shellDist?: string | undefined } = {},
): Promise<readonly string[]> {
  if (record.server === undefined) return missingFaults(record);
  const shell = shellDist === undefined ? undefined : await readBuildRecord(shellDist);
  const files = [
    join(dist, record.server),
    ...(shellDist !== undefined && shell?.server ? [join(shellDist, shell.server)] : []),
  ];
  const answer = await askProgram(program, files, { limitMs, schema: answerSchema });
  return faultsIn(answer, record, limitMs).map((fault) => `${record.name}: its ${record.server} ${fault}.`);
}

function missingFaults({ name, contract }: BuildRecord): readonly string[] {
  if (contract < 3) return [];
  return [`${name} has no server build, which contract ${contract} requires. Add ${name}/src/server.ts.`];
}

function faultsIn(answer: Answer, record: BuildRecord, limitMs: number): readonly string[] {
  if (answer === 'too slow') return [`does not start within ${limitMs} ms`];
  if (answer === 'ended') return ['ends the process that starts it'];
  if ('thrown' in answer) return [`does not start (${answer.thrown})`];
  if (!answer.exported) return ['exports no remote'];
  const { contract, heads } = answer.exported;
  return [
    ...(contract === record.contract
      ? []
      : [`has the contract ${String(contract)}, and its record has ${record.contract}`]),
    ...headFaults(heads, record),
  ];
}

function headFaults(heads: Readonly<Record<string, string>> | null, record: BuildRecord): readonly string[] {
  if (!heads) return ['exports a remote whose heads are no object of functions'];
  const paths = routesOf(record).map(({ path }) => path);
  return Object.entries(heads).flatMap(([pattern, type]) => [
    ...(type === 'function' ? [] : [`has a head for ${pattern} that is no function`]),
    ...(paths.includes(pattern)
      ? []
      : [`has a head for ${pattern}, which is none of its paths: ${paths.join(', ')}`]),
  ]);
}
