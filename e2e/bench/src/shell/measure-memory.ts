import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { folderTarget, goLive, readRegistry } from '@tiffin/deploy';
import { versionOf } from '@tiffin/contracts';
import { loadPage } from './load-page';
import { familyMegabytes, processOf } from './process-of';
import type { ShellCase } from './shell-cases';
import { untilRendered } from './until-rendered';

const REMOTE = 'mfe-menu-cart';
const [FEW, MANY] = [1_000, 100_000];
const DEPLOYS = 50;
/** A server sees a deploy within 5 s. */
const SEEN_MS = 5_500;

type Server = { readonly url: string; readonly port: number; /** What it serves. */ readonly store: string };

/**
 * Prints the memory of the shell server and its child processes after 1,000 pages, and after 100,000 more between which the
 * remote of the page is deployed 50 times: the same files, with build ids of their own.
 */
export async function measureMemory(
  { url, port, store }: Server,
  { path, headers }: ShellCase,
): Promise<void> {
  const server = await processOf(port);
  await untilRendered(url + path, headers);
  await loadPage(url + path, { requests: FEW }, headers);
  const few = await familyMegabytes(server);
  let [failures, bytes] = [0, 0];
  for (let deploy = 0; deploy < DEPLOYS; deploy += 1) {
    await deployAgain(store, `bench${deploy}`);
    await new Promise((resolve) => setTimeout(resolve, SEEN_MS));
    const pace = await loadPage(url + path, { requests: MANY / DEPLOYS }, headers);
    failures += pace.failures;
    bytes += pace.bytes / DEPLOYS;
  }
  const many = await familyMegabytes(server);
  console.log(
    `Memory after ${FEW} pages, and after ${MANY} more and ${DEPLOYS} deploys; ${failures} failures, mean answer ${Math.round(bytes)} bytes`,
  );
  const rows = ['server', 'processes that render', 'together'] as const;
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row,
        {
          [`${FEW} pages, MB`]: Math.round(few[row]),
          [`${MANY} pages, ${DEPLOYS} deploys, MB`]: Math.round(many[row]),
          ratio: (many[row] / few[row]).toFixed(2),
        },
      ]),
    ),
  );
}

/** Makes the live build of the remote live again under another build id. */
async function deployAgain(store: string, buildId: string): Promise<void> {
  const target = folderTarget(store);
  const live = (await readRegistry(target)).remotes[REMOTE];
  if (!live) throw new Error(`${REMOTE} is not deployed: npm run build`);
  const build = { ...live, buildId };
  const manifestUrl = `/${REMOTE}/${versionOf(build)}/mf-manifest.json`;
  const folders = [live.manifestUrl, manifestUrl].map((file) => join(store, file, '..'));
  await cp(folders[0] ?? '', folders[1] ?? '', { recursive: true });
  await goLive(target, REMOTE, { ...build, manifestUrl }, { by: 'bench', why: 'memory', now: new Date() });
}
