/** The fields of a package.json of this workspace that matter for publishing it. */
export type SourceManifest = {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly sideEffects?: boolean;
  readonly bin?: Versions;
  readonly exports?: Versions;
  readonly dependencies?: Versions;
  readonly files?: readonly string[];
};

type Versions = Readonly<Record<string, string>>;

type Options = {
  /** Returns the version of a dependency that the workspace has installed. */
  readonly versionOf: (dependency: string) => string;
  /** The packages of which a page has one instance. */
  readonly singletons: readonly string[];
  /** Node's versions, as `engines` of the workspace states them. */
  readonly node: string;
};

/**
 * Returns the package.json of a package as it is published. Packages that a page has once are peers, so that a remote installs
 * one copy of each. Our packages have ranges; others have the exact versions that this workspace tests.
 */
export function publishedManifest(
  manifest: SourceManifest,
  { versionOf, singletons, node }: Options,
): object {
  const { name, version, description, license, sideEffects, bin, exports = {}, dependencies = {} } = manifest;
  const isPeer = ([dependency]: readonly [string, string]): boolean => singletons.includes(dependency);
  const all = Object.keys(dependencies).map((dependency): readonly [string, string] => [
    dependency,
    rangeOf(dependency, versionOf(dependency), singletons),
  ]);
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects,
    engines: { node },
    bin,
    exports: Object.fromEntries(
      Object.entries(exports).map(([path, source]) => [
        path,
        hasTypes(source) ? { types: typesOf(source), default: source } : source,
      ]),
    ),
    dependencies: Object.fromEntries(all.filter((one) => !isPeer(one))),
    peerDependencies: Object.fromEntries(all.filter(isPeer)),
  };
}

/** Returns whether a module has declarations: configuration of tools has none. */
export function hasTypes(source: string): boolean {
  return source.startsWith('./src/');
}

/** Returns the file of the declarations of a module: `./src/x.ts` has `./types/x.d.ts`. */
function typesOf(source: string): string {
  return source
    .replace(/^\.\/src\//, './types/')
    .replace(/\.mjs$/, '.d.mts')
    .replace(/\.js$/, '.d.ts')
    .replace(/(?<!\.d)\.tsx?$/, '.d.ts');
}

function rangeOf(dependency: string, version: string, singletons: readonly string[]): string {
  const isRange = dependency.startsWith('@tiffin/') || singletons.includes(dependency);
  return isRange ? `^${version}` : version;
}
