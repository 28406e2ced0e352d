import type { Limits } from './judge-rollout';

/** The settings of `remote watch`. */
export type WatchSettings = {
  readonly reportsUrl: string;
  readonly everyMs: number;
  readonly limits: Limits;
};

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads TIFFIN_REPORTS_URL (default: the sandbox's counts), TIFFIN_ROLLOUT_MAX_ERROR_RATE (0.05),
 * TIFFIN_ROLLOUT_MIN_REPORTS (50) and TIFFIN_ROLLOUT_WATCH_SECONDS (15). Throws one error that names all invalid
 * values.
 */
export function readWatchSettings(env: Env): WatchSettings {
  const faults: string[] = [];
  const number = (name: string, standard: number, most: number): number => {
    const value = Number(env[name]?.trim() || standard);
    if (!(value > 0 && value <= most)) faults.push(`${name} must be a number above 0, up to ${most}`);
    return value;
  };
  const sandbox = env['TIFFIN_SANDBOX_URL'] ?? `http://localhost:${env['TIFFIN_SANDBOX_PORT'] ?? 4000}`;
  const reportsUrl = env['TIFFIN_REPORTS_URL']?.trim() || `${sandbox}/sandbox/remote-reports`;
  if (!/^https?:\/\//.test(reportsUrl)) faults.push('TIFFIN_REPORTS_URL must be an http(s) URL');
  const settings = {
    reportsUrl,
    everyMs: number('TIFFIN_ROLLOUT_WATCH_SECONDS', 15, 3600) * 1000,
    limits: {
      maxErrorRate: number('TIFFIN_ROLLOUT_MAX_ERROR_RATE', 0.05, 1),
      minimumReports: number('TIFFIN_ROLLOUT_MIN_REPORTS', 50, 1_000_000),
    },
  };
  if (faults.length > 0) throw new Error(`Settings: ${faults.join('; ')}`);
  return settings;
}
