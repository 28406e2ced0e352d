import type { BuildRecord } from '../build-record';
import { readOutputFaults } from './output-faults';
import { readPageFaults } from './page-faults';

/** Returns the faults of a folder of build output, one sentence each. Empty if servers and pages can run the build. */
export async function readBuildFaults(
  dist: string,
  record: BuildRecord,
  shellDist: string | undefined,
): Promise<readonly string[]> {
  const faults = await readOutputFaults(dist, record, shellDist);
  // Only files of this folder are run.
  return faults.length > 0 ? faults : readPageFaults(dist, record, shellDist);
}
