import type { Demand } from './setting';

const LOOPBACK =
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/;

/** Browsers use the URL, so it has TLS and is not on this machine. */
export const publicUrl: Demand = { says: '`https`, not this machine', faultOf: (text) => faultOfUrl(text) };

/** The same of each origin in a list, none of which has a wildcard. */
export const eachPublic = each(publicUrl);

/** Only our own servers use the URL: it may be inside the network, without TLS, but not on this machine. */
export const notThisMachine: Demand = {
  says: 'not this machine',
  faultOf: (text) =>
    isLoopback(text) ? `must not be this machine in production, but is "${text}"` : undefined,
};

/** Exactly this value. */
export function only(value: string): Demand {
  return {
    says: `\`${value}\``,
    faultOf: (text) => (text === value ? undefined : `must be ${value} in production`),
  };
}

/**
 * The demand on each part of a list.
 *
 * @internal exported for tests
 */
export function each({ says, faultOf }: Demand): Demand {
  return {
    says: `each: ${says}`,
    faultOf: (text) =>
      text
        .split(',')
        .map((part) => faultOf(part.trim()))
        .find((fault) => fault !== undefined),
  };
}

/** A value of one's own: not `standard`, which everybody can read in the source. */
export function ofOnesOwn(standard: string): Demand {
  return {
    says: 'must be set',
    faultOf: (text) => (text === standard || text === '' ? 'must be set in production' : undefined),
  };
}

function faultOfUrl(text: string): string | undefined {
  // The setting's kind refuses what is no URL.
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname } = new URL(text);
  if (isLoopback(text)) return `must not be this machine in production, but is "${text}"`;
  if (protocol !== 'https:') return `must be https in production, but is "${text}"`;
  return hostname.includes('*') ? `must name hosts one by one in production, not "${text}"` : undefined;
}

function isLoopback(text: string): boolean {
  return URL.canParse(text) && LOOPBACK.test(new URL(text).hostname);
}
