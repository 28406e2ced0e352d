import type { BuildRecord } from './build-record';
import { weightsOf } from './budgets';
import { routeFaults } from './routes/route-faults';
import type { RouteTable } from './routes/route-table';
import { sharedConflicts } from './shared-conflicts';

/** What a build is checked against. */
export type Limits = {
  /** What pages of the live shell can work with. */
  readonly contracts: readonly number[];
  /** Which remote may claim which paths. */
  readonly routeTable: RouteTable;
  /** The shell, where it is built. */
  readonly shell?: BuildRecord | undefined;
  /** Every other build that some page gets: the live ones and those being rolled out. */
  readonly live: readonly BuildRecord[];
};

/** Everything that is against making a build live, one sentence each; none where it may go live. */
export function faultsOf(build: BuildRecord, limits: Limits): readonly string[] {
  return [
    ...contractFaults(build, limits),
    ...routeFaults(build, limits),
    ...sharedFaults(build, limits),
    ...budgetFaults(build, limits),
  ];
}

/** Refuses a build that pages could not run, that claims another's paths, or that is heavier than its budget. */
export function checkBuild(build: BuildRecord, limits: Limits): void {
  const faults = faultsOf(build, limits);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function contractFaults({ name, contract }: BuildRecord, { contracts }: Limits): readonly string[] {
  if (contracts.includes(contract)) return [];
  const advice =
    contract > Math.max(...contracts) ? 'Deploy the shell first.' : `Bring ${name} up to it first.`;
  return [`${name} needs contract ${contract}, the live shell speaks ${contracts.join(' and ')}. ${advice}`];
}

function sharedFaults(build: BuildRecord, { shell, live }: Limits): readonly string[] {
  const conflicts = [...(shell ? [shell] : []), ...live].flatMap((other) => sharedConflicts(build, other));
  return conflicts.map((conflict) => `${conflict}. Install versions that go together, then build again.`);
}

function budgetFaults(build: BuildRecord, { shell }: Limits): readonly string[] {
  return weightsOf(build, shell)
    .filter(({ amount, limit }) => amount > limit)
    .map(({ name, amount, limit, unit }) => `${name}: needs ${amount} ${unit}, its budget is ${limit}.`);
}
