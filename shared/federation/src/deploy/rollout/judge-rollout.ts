/** What pages reported of one version since its rollout began. */
export type Reports = {
  /** How often it was loaded. */
  readonly loads: number;
  /** Errors inside it, and loads that failed. */
  readonly errors: number;
};

/** When a rollout is halted. */
export type Limits = {
  /** Errors for each load, 0.05 for one in twenty. */
  readonly maxErrorRate: number;
  /** Reports (loads and errors) before there is a judgement. */
  readonly minimumReports: number;
};

/**
 * Whether a rollout may go on. A version that fails before it is loaded gives errors and no loads: it counts as if
 * loaded once.
 */
export function judgeRollout(
  { loads, errors }: Reports,
  { maxErrorRate, minimumReports }: Limits,
): 'too early' | 'healthy' | 'halt' {
  if (loads + errors < minimumReports) return 'too early';
  return errors > maxErrorRate * Math.max(loads, 1) ? 'halt' : 'healthy';
}
