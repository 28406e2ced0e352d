import type { SandboxUrl } from '@tiffin/sandbox/caller';
import { urls } from '../urls';
import { fetchFrom } from './fetch-from';

let addresses = 0;

/** Returns an unused IP of this machine, so that limits by IP count only for its user. */
function freshAddress(): string {
  addresses += 1;
  const worker = 10 + (Number(process.env['TEST_WORKER_INDEX'] ?? 0) % 200);
  return `127.${worker}.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/** Returns the services of the running stack for a caller with its own IP. */
export function services(): SandboxUrl {
  return { url: urls().sandbox, fetch: fetchFrom(freshAddress()) };
}
