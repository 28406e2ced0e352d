import type { NamedBuild } from '../runtime/remote-loader';

const key = Symbol.for('tiffin.instances');

/**
 * Creates a function that reports, once each, the modules that the page holds more than one instance of since `build`
 * was loaded. `shared/build/src/count-instances.mjs` sets the counters.
 */
export function createDuplicateReport(
  report: (error: Error, build: NamedBuild) => void,
): (build: NamedBuild) => void {
  const known = new Set<string>();
  return (build) => {
    const counts = Object.entries<unknown>(Object(Reflect.get(globalThis, key)));
    for (const [module] of counts.filter(([name, count]) => Number(count) > 1 && !known.has(name))) {
      known.add(module);
      report(
        new Error(`A second instance of ${module} is in the page since ${build.name} was loaded.`),
        build,
      );
    }
  };
}
