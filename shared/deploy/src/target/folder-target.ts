import { randomUUID } from 'node:crypto';
import * as disk from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { DeployTarget } from './deploy-target';
import { codeOf, TargetError } from './target-error';

/** The calls that change a disk. */
export type DiskWrites = Pick<typeof disk, 'link' | 'mkdir' | 'rename' | 'rm' | 'writeFile'>;

const NOT_THERE = ['ENOENT', 'ENOTDIR', 'EISDIR'];
const DRAFTS = '.drafts';

/**
 * Opens a folder on a disk. A file is written as a draft, flushed, and then renamed or linked to its name. So a crash
 * of the process or the machine never leaves a partial file under that name. A crash can leave drafts in `.drafts`.
 */
export function folderTarget(folder: string, writes: DiskWrites = disk): DeployTarget {
  const root = folder.replace(/[/\\]+$/, '');
  const fileOf = (path: string): string => {
    const file = join(root, path);
    if (!file.startsWith(root + sep)) throw new Error(`${path} is not in ${root}.`);
    return file;
  };
  const failed = (doing: string) => (cause: unknown) =>
    Promise.reject(new TargetError({ target: root, doing, cause }));

  /** Writes a draft; `finish` then gives it its final name. */
  async function withDraft<T>(path: string, content: Uint8Array, finish: Finish<T>): Promise<T> {
    const file = fileOf(path);
    const draft = join(root, DRAFTS, randomUUID());
    await writes.mkdir(dirname(draft), { recursive: true });
    await writes.mkdir(dirname(file), { recursive: true });
    try {
      await writes.writeFile(draft, content, { flush: true });
      return await finish(draft, file);
    } finally {
      // A draft that cannot be removed does no harm.
      await writes.rm(draft, { force: true }).catch(() => undefined);
    }
  }

  return {
    name: root,
    read: (path) =>
      disk
        .readFile(fileOf(path))
        .catch((error: unknown) =>
          NOT_THERE.includes(codeOf(error)) ? undefined : failed(`reading ${path}`)(error),
        ),
    write: (path, content) => withDraft(path, content, writes.rename).catch(failed(`writing ${path}`)),
    create: (path, content) =>
      withDraft(path, content, async (draft, file) => {
        await writes.link(draft, file);
        return true;
      }).catch((error: unknown) => (codeOf(error) === 'EEXIST' ? false : failed(`writing ${path}`)(error))),
    remove: async (path) => {
      const file = fileOf(path);
      await writes.rm(file, { force: true }).catch(failed(`removing ${path}`));
      // A folder that is not empty stays, and one that is empty is listed like one that is not there.
      await disk.rmdir(dirname(file)).catch(() => undefined);
    },
    list: (path) =>
      disk
        .readdir(fileOf(path))
        .catch((error: unknown) =>
          NOT_THERE.includes(codeOf(error)) ? [] : failed(`listing ${path}`)(error),
        ),
  };
}

type Finish<T> = (draft: string, file: string) => Promise<T>;
