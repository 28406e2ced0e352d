import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BarePage } from './bare-page-server';

/** Of the connection, not of the page. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'];

/** A bare Node server, in a process of its own, that gives the bytes and headers of a page. */
export async function startBarePage(
  url: string,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !HOP_BY_HOP.includes(name)));
  const page: BarePage = { headers, text: await response.text() };
  const child = fork(fileURLToPath(new URL('bare-page-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  child.send(page);
  const [address] = await once(child, 'message');
  return { url: String(address), stop: () => child.kill() };
}
