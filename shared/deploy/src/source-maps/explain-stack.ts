import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { versionOf } from '@tiffin/contracts';
import { readReleases } from '../builds/releases';
import { SHELL } from '../registry/entry-of';
import type { DeployTarget } from '../target/deploy-target';
import { readMaps } from './stored-maps';

/** Matches where a line of a stack points to: `https://…/mfe-teams/1.0.0-1a2b3c4d5e/entry.1a2b3c4d.js:1:2345`. */
const PLACE = /\bhttps?:\/\/[^/\s]+\/([^\s?#:]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g;
/** A file of a remote's build, and one of the shell's, which are in one folder. */
const OF_REMOTE = /^([\w-]+)\/(\d[\w.-]*)\/([\w.-]+)$/;
const OF_SHELL = /^assets\/([\w.-]+)$/;

type Script = { readonly name: string; readonly version: string; readonly file: string };
type Finder = (path: string) => Promise<TraceMap | undefined>;

/**
 * Returns a stack with each place in a build replaced by the line of its source: `mfe-teams/src/remote.tsx:12:5`. A place of a build
 * without kept source maps stays as it is.
 */
export async function explainStack(target: DeployTarget, stack: string): Promise<string> {
  const find = createFinder(target);
  const places = [...stack.matchAll(PLACE)];
  const explained = await Promise.all(
    places.map(async ([place, path = '', line = '', column = '']) => {
      const map = await find(path);
      // Columns of stacks begin at 1, those of source maps at 0.
      const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
      return found?.source ? `${found.source}:${found.line}:${found.column + 1}` : place;
    }),
  );
  return stack.replace(PLACE, () => explained.shift() ?? '');
}

/** Returns a function that finds the source map of a script. Reads the maps of each build once. */
function createFinder(target: DeployTarget): Finder {
  const shells = readReleases(target, SHELL);
  const known = new Map<string, ReturnType<typeof readMaps>>();
  async function scriptOf(path: string): Promise<Script | undefined> {
    const [, name, version, file] = OF_REMOTE.exec(path) ?? [];
    if (name && version && file) return { name, version, file };
    const [, ofShell] = OF_SHELL.exec(path) ?? [];
    if (!ofShell) return undefined;
    // Names contain hashes, so every build with a file of this name has the same file.
    const release = (await shells).find(({ build }) => Object.hasOwn(build.integrity, ofShell));
    return release && { name: SHELL, version: versionOf(release.build), file: ofShell };
  }
  return async (path) => {
    const script = await scriptOf(path);
    if (!script) return undefined;
    const { name, version, file } = script;
    const key = `${name} ${version}`;
    const reading = known.get(key) ?? readMaps(target, name, version);
    known.set(key, reading);
    const map = (await reading)?.[file];
    return map && new TraceMap(map);
  };
}
