/** The counts that pages reported for one version since its rollout began. */
export type Reports = {
  /** The number of successful loads. */
  readonly loads: number;
  /** The number of errors inside the build and of failed loads. */
  readonly errors: number;
};

/** When a rollout is halted. */
export type Limits = {
  /** Errors per load; 0.05 is one in twenty. */
  readonly maxErrorRate: number;
  /** The number of reports (loads and errors) needed before judging. */
  readonly minimumReports: number;
};

/**
 * Judges whether a rollout may continue. A version that always fails to load reports errors but no loads; it counts as
 * loaded once.
 */
export function judgeRollout(
  { loads, errors }: Reports,
  { maxErrorRate, minimumReports }: Limits,
): 'too early' | 'healthy' | 'halt' {
  if (loads + errors < minimumReports) return 'too early';
  return errors > maxErrorRate * Math.max(loads, 1) ? 'halt' : 'healthy';
}
