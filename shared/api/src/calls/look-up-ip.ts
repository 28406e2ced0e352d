import { getConfig } from '@tiffin/config';
import type { IpLocation } from '@tiffin/contracts';
import { readFromThirdParty } from '../transport/read-from-third-party';
import type { CallOptions } from '../transport/call-request';

const LIMIT_MS = 3000;

/** Returns the caller's IP address and country, or null after any failure, which is silent (specification 8). */
export async function lookUpIp({ signal }: CallOptions = {}): Promise<IpLocation | null> {
  const { ipLookup } = getConfig().sideServices;
  if (ipLookup === null) return null;
  const { url, key } = ipLookup;
  const answer = await readFromThirdParty({
    url,
    path: '',
    query: { key },
    signal,
    timeoutMs: LIMIT_MS,
  }).catch(() => null);
  const { ip, country_code } = answer ?? {};
  return typeof ip === 'string' && typeof country_code === 'string' && /^[A-Z]{2}$/.test(country_code)
    ? { ip, country_code }
    : null;
}
