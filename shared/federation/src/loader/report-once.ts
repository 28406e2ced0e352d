import type { NamedBuild } from '../runtime/remote-loader';

type Report = (error: Error, build?: NamedBuild) => void;

/** Reports each error once per page. Errors with the same build and message count as one. */
export function reportOnce(report: Report): Report {
  const told = new Set<string>();
  return (error, build) => {
    const sentence = `${build?.name} ${build?.version} ${error.message}`;
    if (told.has(sentence)) return;
    told.add(sentence);
    report(error, build);
  };
}
