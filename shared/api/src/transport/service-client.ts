import type { ServiceName } from '@tiffin/contracts';
import { getConfig } from '@tiffin/config';
import axios from 'axios';
import type { AxiosAdapter, AxiosInstance } from 'axios';

const timeoutMs = 15_000;
const clients = new Map<ServiceName, AxiosInstance>();
let adapter: NetworkAdapter | undefined;

/** What carries a request: axios' own shape, so that a fake one needs no axios. */
export type NetworkAdapter = AxiosAdapter;

/** Replaces the network under every client (tests); undefined brings the browser's back. */
export function setNetworkAdapter(next: NetworkAdapter | undefined): void {
  adapter = next;
  clients.clear();
}

/** The axios instance of one service, made at its first call because its address comes with the configuration. */
export function serviceClient(service: ServiceName): AxiosInstance {
  const known = clients.get(service);
  if (known) return known;
  const client = axios.create({
    baseURL: getConfig().services[service],
    withCredentials: true,
    timeout: timeoutMs,
    // Every answer is judged in one place, see send.
    validateStatus: () => true,
    ...(adapter ? { adapter } : {}),
  });
  clients.set(service, client);
  return client;
}
