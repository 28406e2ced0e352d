import type { SandboxUrl } from '@tiffin/sandbox/caller';
import { urls } from '../urls';
import { fetchFrom } from './fetch-from';

let addresses = 0;

/** Returns an IP address of this machine that nobody has used: what is counted by address counts for its user alone. */
function freshAddress(): string {
  addresses += 1;
  const worker = 10 + (Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 200);
  return `127.${worker}.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** Returns the services of the running stack as somebody at an IP address of their own calls them. */
export function services(): SandboxUrl {
  return { url: urls().sandbox, fetch: fetchFrom(freshAddress()) };
}
