import type { BuildRecord } from './build-record';
import type { Budgets } from './budgets';
import { menuFirstLoadBytes, menuFirstRequests, remoteBytes, showsMenu } from './budgets';
import { sharedConflicts } from './shared-conflicts';

/** What a build is checked against. */
export type Limits = {
  /** What pages of the live shell can work with. */
  readonly contracts: readonly number[];
  readonly budgets: Budgets;
  /** The shell, where it is built. */
  readonly shell?: BuildRecord | undefined;
  /** Every other build that some page gets: the live ones and those being rolled out. */
  readonly live: readonly BuildRecord[];
};

/** Everything that is against making a build live, one sentence each; none where it may go live. */
export function faultsOf(build: BuildRecord, limits: Limits): readonly string[] {
  return [...contractFaults(build, limits), ...sharedFaults(build, limits), ...budgetFaults(build, limits)];
}

/** Refuses a build that pages could not run or that is heavier than its budget. */
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

function budgetFaults(build: BuildRecord, { budgets, shell }: Limits): readonly string[] {
  const faults: string[] = [];
  const limit = budgets.remotes[build.name];
  const bytes = remoteBytes(build);
  if (limit !== undefined && bytes > limit) {
    faults.push(
      `${build.name} needs ${bytes} bytes of JavaScript (brotli) for a screen, its budget is ${limit}.`,
    );
  }
  return shell && showsMenu(build) ? [...faults, ...menuFaults(shell, build, budgets)] : faults;
}

function menuFaults(shell: BuildRecord, build: BuildRecord, budgets: Budgets): readonly string[] {
  const bytes = menuFirstLoadBytes(shell, build);
  const requests = menuFirstRequests(shell, build);
  return [
    ...(bytes > budgets.menuFirstLoad
      ? [
          `The first menu needs ${bytes} bytes of JavaScript (brotli), its budget is ${budgets.menuFirstLoad}.`,
        ]
      : []),
    ...(requests > budgets.menuFirstRequests
      ? [`The first menu needs ${requests} requests, its budget is ${budgets.menuFirstRequests}.`]
      : []),
  ];
}
