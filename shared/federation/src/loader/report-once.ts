import type { NamedBuild } from '../runtime/remote-loader';

type Report = (error: Error, build?: NamedBuild) => void;

/** Hands on every error that was not told on this page before: one sentence, one report, however many meet with it. */
export function reportOnce(report: Report): Report {
  const told = new Set<string>();
  return (error, build) => {
    const sentence = `${build?.name} ${build?.version} ${error.message}`;
    if (told.has(sentence)) return;
    told.add(sentence);
    report(error, build);
  };
}
