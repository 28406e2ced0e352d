import type { ServiceName } from '@tiffin/contracts';
import { getConfig } from '@tiffin/config';
import axios from 'axios';
import type { AxiosAdapter, AxiosInstance } from 'axios';

/** A service whose client sends who asks: those of section 7, and the one that takes our events. */
export type OurService = ServiceName | 'analytics';

const clients = new Map<OurService, AxiosInstance>();
let adapter: NetworkAdapter | undefined;

/** What carries a request: axios' own shape, so that a fake one needs no axios. */
export type NetworkAdapter = AxiosAdapter;

/** Replaces the network under every client (tests); undefined brings the browser's back. */
export function setNetworkAdapter(next: NetworkAdapter | undefined): void {
  adapter = next;
  clients.clear();
}

/** The axios instance of one service, made at its first call because its address comes with the configuration. */
export function serviceClient(service: OurService): AxiosInstance {
  const known = clients.get(service);
  if (known) return known;
  const client = createClient(addressOf(service), { withCredentials: true });
  clients.set(service, client);
  return client;
}

/** An axios instance that hands on every answer, whatever its status. */
export function createClient(
  baseURL: string,
  { withCredentials }: { readonly withCredentials: boolean },
): AxiosInstance {
  return axios.create({
    baseURL,
    withCredentials,
    // Every answer is judged in one place, see send.
    validateStatus: () => true,
    ...(adapter ? { adapter } : {}),
  });
}

function addressOf(service: OurService): string {
  const { services, sideServices } = getConfig();
  return service === 'analytics' ? (sideServices.analyticsUrl ?? '') : services[service];
}
