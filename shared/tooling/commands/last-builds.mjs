import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './workspace-root.mjs';

const STORE = '.tiffin/deploy';
const STAMP = '.tiffin/cache/last-builds.json';
/** Folders in which no source of a build lies. */
const OTHERS = ['node_modules', 'dist', 'reports', '.git', '.tiffin', 'e2e'];

/**
 * Returns what a `keep` after a deploy of everything remembers: whether since then no source and no stored file has changed, by size
 * and time. Reading both takes a tenth of a second, asking each part for its changes two.
 *
 * @param {string} [folder] the workspace
 */
export function lastBuilds(folder = root) {
  const stamp = join(folder, STAMP);
  const sources = () => stateOf(folder, OTHERS, process.version);
  const stored = () => stateOf(join(folder, STORE), [], '');
  // A source that changes during a build is not in it.
  const before = sources();
  return {
    isCurrent: () => readStamp(stamp) === JSON.stringify([before, stored()]),
    keep: () => {
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, JSON.stringify([before, stored()]));
    },
  };
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Returns a hash of the paths, sizes and times of all files of a folder but those in `others`. */
function stateOf(folder, others, more) {
  const hash = createHash('sha256').update(more);
  const read = (path) => {
    for (const entry of entriesOf(path)) {
      if (others.includes(entry.name)) continue;
      const file = join(path, entry.name);
      if (entry.isDirectory()) read(file);
      else {
        const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
        hash.update(`${file}\n${size} ${mtimeMs}\n`);
      }
    }
  };
  read(folder);
  return hash.digest('base64');
}

function entriesOf(path) {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  } catch {
    return [];
  }
}
