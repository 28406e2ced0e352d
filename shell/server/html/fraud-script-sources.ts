type FraudScriptSources = {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
};

const SIFT = 'https://cdn.sift.com';
/** Sift's script reports to another host than the one that serves it: as pictures, or by calls. */
const SIFT_REPORTS = 'https://hexagon-analytics.com';

/** Returns what a page must allow for the script against fraud. A script of another origin needs nothing but itself. */
export function fraudScriptSources(scriptUrl: string | null): FraudScriptSources {
  if (scriptUrl === null) return { scripts: [], calls: [], pictures: [] };
  const { origin } = new URL(scriptUrl);
  if (origin !== SIFT) return { scripts: [origin], calls: [origin], pictures: [] };
  return { scripts: [SIFT], calls: [SIFT, SIFT_REPORTS], pictures: [SIFT_REPORTS] };
}
