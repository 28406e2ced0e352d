import { versionOf } from '@tiffin/contracts';
import { z } from 'zod';
import { namedEntries } from '../registry/entry-of';
import { readRegistry } from '../registry/revisions';
import type { DeployTarget } from '../target/deploy-target';
import { haltRollout } from './halt-rollout';
import { judgeRollout } from './judge-rollout';
import type { Limits } from './judge-rollout';

const reportsSchema = z.object({ loads: z.int().min(0), errors: z.int().min(0) });
const LIMIT_MS = 5000;

type Watch = {
  readonly target: DeployTarget;
  /** The URL of the report counts. Takes `remote`, `version` and `since`; returns `{ loads, errors }`. */
  readonly reportsUrl: string;
  readonly limits: Limits;
  readonly now: Date;
  /** Watches only this remote, or the shell. */
  readonly only?: string | undefined;
};

/** The finding on one rollout. */
export type Finding = {
  readonly remote: string;
  readonly version: string;
  readonly verdict: ReturnType<typeof judgeRollout>;
  readonly loads: number;
  readonly errors: number;
};

/** Checks the reports of every rollout, of the shell too, once and halts those whose error rate exceeds the limit. */
export async function watchRollouts({
  target,
  reportsUrl,
  limits,
  now,
  only,
}: Watch): Promise<readonly Finding[]> {
  const registry = await readRegistry(target);
  const findings: Finding[] = [];
  for (const [remote, { rollout }] of namedEntries(registry)) {
    if (!rollout || (only !== undefined && only !== remote)) continue;
    const version = versionOf(rollout.build);
    const reports = await readReports(reportsUrl, { remote, version, since: rollout.since });
    const verdict = judgeRollout(reports, limits);
    if (verdict === 'halt') {
      const why = `${reports.errors} errors in ${reports.loads} loads, the limit is ${limits.maxErrorRate * 100} %`;
      await haltRollout(target, remote, { by: 'remote watch', why, now, version });
    }
    findings.push({ remote, version, verdict, ...reports });
  }
  return findings;
}

async function readReports(
  url: string,
  query: Readonly<Record<string, string>>,
): Promise<z.infer<typeof reportsSchema>> {
  const requestUrl = `${url}?${new URLSearchParams(query).toString()}`;
  const response = await fetch(requestUrl, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: nothing was judged.`);
  return reportsSchema.parse(await response.json());
}
