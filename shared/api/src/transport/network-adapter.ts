import type { AxiosAdapter } from 'axios';

/** What carries a request: axios' own shape, so that a fake one needs no axios. */
export type NetworkAdapter = AxiosAdapter;

let adapter: NetworkAdapter | undefined;

/**
 * Replaces the network under every call; undefined brings the browser's back.
 *
 * @internal for tests
 */
export function setNetworkAdapter(next: NetworkAdapter | undefined): void {
  adapter = next;
}

/** Returns the network that replaces the browser's. */
export function networkAdapter(): NetworkAdapter | undefined {
  return adapter;
}
