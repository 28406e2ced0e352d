import { readFile, readlink, readdir } from 'node:fs/promises';

/** CPU clock ticks per second, as Linux reports them to every program. */
const TICKS_PER_SECOND = 100;

/** Memory and CPU time of a process. */
export type ProcessFigures = { readonly megabytes: number; readonly cpuSeconds: number };

/** Returns the id of the process that listens on a port; undefined if the system does not tell. */
export async function processOf(port: number): Promise<number | undefined> {
  try {
    const inode =
      inodeOf(await readFile('/proc/net/tcp', 'utf8'), port) ??
      inodeOf(await readFile('/proc/net/tcp6', 'utf8'), port);
    for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
      const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
      const links = await Promise.all(
        files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')),
      );
      if (links.includes(`socket:[${inode}]`)) return Number(pid);
    }
    return undefined;
  } catch {
    return undefined;
  }
}

/** Returns memory in megabytes and CPU seconds; NaN if the system does not tell. */
export async function figuresOf(pid: number | undefined): Promise<ProcessFigures> {
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  );
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status ?? '') ?? [];
  // After the name in brackets, the 12th and 13th fields are user and system time.
  const fields = (stat ?? '').replace(/^.*\) /s, '').split(' ');
  return {
    megabytes: Number(kilobytes) / 1024,
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND,
  };
}

/** Returns the memory of a process and of its children, in megabytes; NaN if the system does not tell. */
export async function familyMegabytes(
  pid: number | undefined,
): Promise<Readonly<Record<'server' | 'processes that render' | 'together', number>>> {
  const { megabytes: server } = await figuresOf(pid);
  const children = await Promise.all((await childrenOf(pid)).map(figuresOf));
  const rendering = children.reduce((sum, { megabytes }) => sum + megabytes, 0);
  return { server, 'processes that render': rendering, together: server + rendering };
}

async function childrenOf(parent: number | undefined): Promise<readonly number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return Number(/PPid:\s+(\d+)/.exec(status)?.[1]);
    }),
  );
  return pids.filter((_pid, index) => parents[index] === parent);
}

/** Returns the inode of a port's listening socket in the kernel's table. */
function inodeOf(table: string, port: number): string | undefined {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const row = table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find(([, address = '', , state]) => address.endsWith(local) && state === '0A');
  return row?.[9];
}
