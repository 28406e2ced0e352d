import type { BuildRecord } from './build-record';

/** A measured amount and its limit. */
export type Weight = {
  readonly name: string;
  readonly amount: number;
  readonly limit: number;
  readonly unit: 'bytes of JavaScript (brotli)' | 'requests';
};

/** Returns the amounts that a build has set limits for. A page's first load is measured only if the shell is given. */
export function weightsOf(build: BuildRecord, shell: BuildRecord | undefined): readonly Weight[] {
  const { name, budgetBytes, routes = [], pieces = [] } = build;
  const unit = 'bytes of JavaScript (brotli)';
  const own =
    budgetBytes === undefined
      ? []
      : [{ name: `${name}, heaviest screen`, amount: screenBytes(build), limit: budgetBytes, unit } as const];
  const slots = pieces.map(
    (slot) =>
      ({
        name: `${name}, slot ${slot.name}`,
        amount: bytesOf(build, [...new Set([...build.preload, ...(build.chunks[slot.piece] ?? [])])]),
        limit: slot.budgetBytes,
        unit,
      }) as const,
  );
  const loads = routes.flatMap(({ path, firstLoad }) => {
    if (!firstLoad || !shell) return [];
    const { bytes, requests } = firstLoadOf(path, shell, build);
    const named = `first load of ${path}`;
    return [
      { name: named, amount: bytes, limit: firstLoad.bytes, unit },
      { name: named, amount: requests, limit: firstLoad.requests, unit: 'requests' },
    ] as const;
  });
  return [...own, ...slots, ...loads];
}

/** Returns the bytes of the remote's own files for its heaviest screen. */
function screenBytes(record: BuildRecord): number {
  const screens = Object.values(record.screens).map((paths) => bytesOf(record, paths));
  return bytesOf(record, record.preload) + Math.max(0, ...screens);
}

/** Returns the JavaScript bytes before a screen renders, and all requests, including the document and fonts. */
function firstLoadOf(
  path: string,
  shell: BuildRecord,
  build: BuildRecord,
): { readonly bytes: number; readonly requests: number } {
  const taken = (build.takes?.[path] ?? []).flatMap((request) => shell.chunks[request] ?? []);
  const ofShell = [...shell.initial, ...taken];
  const ofRemote = [...build.preload, ...(build.screens[path] ?? [])];
  const faces = shell.files.filter((file) => file.path.endsWith('.woff2'));
  return {
    bytes: bytesOf(shell, ofShell) + bytesOf(build, ofRemote),
    requests: 1 + faces.length + ofShell.length + ofRemote.length,
  };
}

function bytesOf(record: BuildRecord, paths: readonly string[]): number {
  const sizes = new Map(record.files.map((file) => [file.path, file.brotliBytes]));
  return paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
}
