export { setNetworkAdapter } from './transport/network-adapter';
export type { NetworkAdapter } from './transport/network-adapter';
export { setReadRetries } from './transport/retry-read';
