import type { BuildRecord } from './build-record';
import type { Budgets } from './budgets';
import { remoteBytes } from './budgets';

type Limits = {
  /** What the live shell and shared packages offer. */
  readonly contract: number;
  readonly budgets: Budgets;
};

/** Refuses a build that the live shell could not run or that is heavier than its budget. */
export function checkBuild(record: BuildRecord, { contract, budgets }: Limits): void {
  if (record.contract !== contract) {
    throw new Error(
      `${record.name} needs contract ${record.contract}, the live shell offers ${contract}. Deploy the shell first.`,
    );
  }
  const limit = budgets.remotes[record.name];
  const bytes = remoteBytes(record);
  if (limit !== undefined && bytes > limit) {
    throw new Error(
      `${record.name} needs ${bytes} bytes of JavaScript (brotli) for a screen, its budget is ${limit}.`,
    );
  }
}
