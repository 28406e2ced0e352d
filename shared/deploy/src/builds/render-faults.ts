import { LOCALES } from '@tiffin/contracts';
import { createServerBuilds } from '@tiffin/server/builds';
import type { ServerBuild } from '@tiffin/server/builds';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readBuildRecord } from '../build-record';
import type { BuildRecord } from '../build-record';
import { routesOf } from '../routes/routes-of';
import { checkedPage } from './checked-page';

/** A pipeline may be busy, and nobody waits for the page. */
const PATIENT_MS = 20_000;
/** How often the data of a page may lead to further data, as in the shell server. */
const MOST_ROUNDS = 4;

const answerSchema = z.union([
  z.object({ kind: z.literal('needs'), urls: z.array(z.string()) }),
  z.object({ kind: z.literal('page') }),
]);

/**
 * Returns the pages that the server build in a folder of build output cannot render with the shell's build in `shellDist`, one sentence each.
 * Renders every route in every language twice: while its data load, and after every service has failed. Empty for a build
 * without a server build, and without a shell.
 */
export async function readRenderFaults(
  dist: string,
  record: BuildRecord,
  shellDist: string | undefined,
): Promise<readonly string[]> {
  const ours = buildIn(dist, record);
  const theirs = shellDist === undefined ? undefined : buildIn(shellDist, await readBuildRecord(shellDist));
  if (!ours || !theirs) return [];
  const { whyNot, end } = createRenderer(theirs, ours);
  const faults: string[] = [];
  try {
    for (const route of routesOf(record))
      for (const locale of LOCALES) {
        const why = await whyNot(checkedPage(record, { route, locale, nowMs: Date.now() }));
        if (why !== undefined) faults.push(`cannot render ${route.path} in ${locale} (${why})`);
      }
  } finally {
    await end();
  }
  return faults.map((fault) => `${record.name}: its ${record.server} ${fault}.`);
}

type Renderer = {
  /** Returns why a page cannot be rendered; undefined if it can. */
  readonly whyNot: (page: object) => Promise<string | undefined>;
  readonly end: () => Promise<void>;
};

function createRenderer(shell: ServerBuild, remote: ServerBuild): Renderer {
  let reason: string | undefined;
  const builds = createServerBuilds({
    limits: {
      processes: 1,
      startMs: PATIENT_MS,
      loadMs: PATIENT_MS,
      answerMs: PATIENT_MS,
      waitMs: PATIENT_MS,
      killMs: PATIENT_MS,
      pauseMs: 0,
    },
    onFailure: ({ message }) => {
      reason = message;
    },
  });
  const whyNot = async (page: object): Promise<string | undefined> => {
    reason = undefined;
    let served: Readonly<Record<string, null>> = {};
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const answered = await builds.answer({ shell, remote }, { ...page, served }, answerSchema);
      if (answered.kind !== 'answer') return reason ?? `it takes longer than ${PATIENT_MS} ms`;
      const { answer } = answered;
      if (answer.kind === 'page') return undefined;
      served = { ...served, ...Object.fromEntries(answer.urls.map((url) => [url, null])) };
    }
    return 'it always needs more data';
  };
  return { whyNot, end: builds.end };
}

function buildIn(folder: string, { name, version, files, server }: BuildRecord): ServerBuild | undefined {
  if (server === undefined) return undefined;
  const hash = files.find(({ path }) => path === server)?.integrity ?? '';
  const readCode = (): Promise<string> => readFile(join(folder, server), 'utf8');
  return { id: `${name} ${hash}`, remote: name, version, publicPath: '/', readCode };
}
