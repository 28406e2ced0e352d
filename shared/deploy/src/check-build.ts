import type { BuildRecord } from './build-record';
import { weightsOf } from './budgets';
import { routeFaults } from './routes/route-faults';
import type { RouteTable } from './routes/route-table';
import { sharedConflicts } from './shared-conflicts';

/** The limits that a build is checked against. */
export type Limits = {
  /** The contracts that pages of the live shell support. */
  readonly contracts: readonly number[];
  /** Which remote may claim which paths. */
  readonly routeTable: RouteTable;
  /** The live shell's build record. */
  readonly shell?: BuildRecord | undefined;
  /** Every other build that pages can load, live or being rolled out, and a shell that is being rolled out. */
  readonly live: readonly BuildRecord[];
};

/** Returns the reasons against making a build live, one sentence each. Empty if it may go live. */
export function faultsOf(build: BuildRecord, limits: Limits): readonly string[] {
  return [...fitFaults(build, limits), ...routeFaults(build, limits)];
}

/** Returns why pages cannot run a build beside the shell and the other builds, or cannot load it within its budget. */
export function fitFaults(
  build: BuildRecord,
  limits: Pick<Limits, 'contracts' | 'shell' | 'live'>,
): readonly string[] {
  return [...contractFaults(build, limits), ...sharedFaults(build, limits), ...budgetFaults(build, limits)];
}

/** Throws for a build that pages cannot run, that claims another remote's paths, or that exceeds its budget. */
export function checkBuild(build: BuildRecord, limits: Limits): void {
  const faults = faultsOf(build, limits);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function contractFaults(
  { name, contract }: BuildRecord,
  { contracts }: Pick<Limits, 'contracts'>,
): readonly string[] {
  if (contracts.includes(contract)) return [];
  const advice =
    contract > Math.max(...contracts) ? 'Deploy the shell first.' : `Bring ${name} up to it first.`;
  return [`${name} needs contract ${contract}, the shell speaks ${contracts.join(' and ')}. ${advice}`];
}

function sharedFaults(
  build: BuildRecord,
  { shell, live }: Pick<Limits, 'shell' | 'live'>,
): readonly string[] {
  const conflicts = [...(shell ? [shell] : []), ...live].flatMap((other) => sharedConflicts(build, other));
  return conflicts.map((conflict) => `${conflict}. Install versions that go together, then build again.`);
}

function budgetFaults(build: BuildRecord, { shell }: Pick<Limits, 'shell'>): readonly string[] {
  return weightsOf(build, shell)
    .filter(({ amount, limit }) => amount > limit)
    .map(({ name, amount, limit, unit }) => `${name}: needs ${amount} ${unit}, its budget is ${limit}.`);
}
