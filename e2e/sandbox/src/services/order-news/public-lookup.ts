import { lookup } from 'node:dns';
import { BlockList, isIPv6 } from 'node:net';
import type { LookupFunction } from 'node:net';

/** Networks that are not on the internet (IANA's registries of special-purpose addresses). */
const NETWORKS = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'],
  // A mapped address (::ffff:0:0/96) is checked as the IPv4 address that it stands for.
  ...['::/127', '64:ff9b::/96', '64:ff9b:1::/48', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
];

const notPublic = new BlockList();
for (const network of NETWORKS) {
  const [address = '', bits = ''] = network.split('/');
  notPublic.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Returns whether an IP address is on the internet: not private, local or reserved. */
export function isPublicAddress(address: string): boolean {
  return !notPublic.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Looks a host name up for a connection and refuses it if any of its addresses is not on the internet. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = addresses?.find(({ address }) => !isPublicAddress(address));
    if (refused) return answer(new Error(`${hostname} has an address that is not public.`), '');
    const [first] = addresses ?? [];
    if (error || !first) return answer(error ?? new Error(`${hostname} has no address.`), '');
    if (options.all) return answer(null, addresses);
    answer(null, first.address, first.family);
  });
};
