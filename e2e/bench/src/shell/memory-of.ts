import { readFile, readlink, readdir } from 'node:fs/promises';

/** Megabytes that the process listening on a port has in memory; undefined where the system does not tell. */
export async function memoryOf(port: number): Promise<number | undefined> {
  try {
    const inode =
      inodeOf(await readFile('/proc/net/tcp', 'utf8'), port) ??
      inodeOf(await readFile('/proc/net/tcp6', 'utf8'), port);
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
      const links = await Promise.all(
        files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')),
      );
      if (!links.includes(`socket:[${inode}]`)) continue;
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024;
    }
    return undefined;
  } catch {
    return undefined;
  }
}

/** The listening socket of a port in the kernel's table. */
function inodeOf(table: string, port: number): string | undefined {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const row = table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, address = '', , state]) => address.endsWith(local) && state === '0A');
  return row?.[9];
}
