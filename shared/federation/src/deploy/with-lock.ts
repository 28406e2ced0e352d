import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const waitMs = 50;

/** Runs `work` while no other process holds the lock file. A lock whose process has gone is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  await take(file);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<void> {
  for (;;) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      return;
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    if (await isAbandoned(file)) await rm(file, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return isCode(error, 'ESRCH');
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
