import type { BuildRecord } from '../build-record';
import { readBrowserFaults } from './browser-faults';
import { readRenderFaults } from './render-faults';

/** Returns why pages cannot load or render the build in a folder of build output, one sentence each. */
export async function readPageFaults(
  dist: string,
  record: BuildRecord,
  shellDist: string | undefined,
): Promise<readonly string[]> {
  const [browser, rendered] = await Promise.all([
    readBrowserFaults(dist, record),
    readRenderFaults(dist, record, shellDist),
  ]);
  return [...browser, ...rendered];
}
