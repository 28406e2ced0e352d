import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { leaseStore } from './lease-store';
import type { CountHits } from './lease-store';

const WINDOW_MS = 60_000;

/**
 * How often a minute: one signed-in person or guest, and one client address, behind which a whole office may sit.
 * `secrets` takes what somebody could guess (passwords, codes, client secrets), `links` what a long token opens.
 */
const LIMIT_GROUPS = {
  files: { caller: 3000, address: 6000 },
  reads: { caller: 600, address: 1200 },
  writes: { caller: 120, address: 600 },
  links: { caller: 120, address: 600 },
  money: { caller: 20, address: 100 },
  secrets: { caller: 20, address: 60 },
} as const;
export type LimitGroup = keyof typeof LIMIT_GROUPS;

declare module 'fastify' {
  // Only an interface adds to Fastify's own.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface FastifyContextConfig {
    /** The group of a route; without it the method decides between reads and writes. */
    limit?: LimitGroup | 'none';
  }
}

type Options = {
  /** Multiplies every limit: tests and benches send what hundreds of people send from one address. */
  readonly factor: number;
  /** Where hits are counted for all processes; without it each process counts its own. */
  readonly count?: CountHits;
  /** Client addresses without a limit of their own: our own servers, which call for many people. */
  readonly allowed: readonly string[];
  /** Ends a request that came too early; throws what the server answers. */
  readonly refuse: (request: FastifyRequest, seconds: number) => never;
};

export type RateLimits = {
  /** Counts a request for a person or a guest, beyond what counts for the client address. */
  readonly countCaller: (request: FastifyRequest, group: LimitGroup, callerId: string) => Promise<void>;
  /** Counts a request for its client address in one more group. */
  readonly countAddress: (request: FastifyRequest, group: LimitGroup) => Promise<void>;
};

/** Limits every route of a server by client address, and gives what a handler needs to limit people. */
export async function registerRateLimits(app: FastifyInstance, options: Options): Promise<RateLimits> {
  const { factor, count, allowed, refuse } = options;
  await app.register(rateLimit, {
    global: false,
    // A server goes on without limits rather than not at all while their store is away.
    skipOnError: true,
    ...(count && { store: leaseStore(count) }),
  });
  const callerIds = new WeakMap<FastifyRequest, string>();
  const isAllowed = new Set(allowed);
  const limiters = Object.entries(LIMIT_GROUPS).map(([group, { caller, address }]) => {
    const byCaller = app.createRateLimit({
      max: caller * factor,
      timeWindow: WINDOW_MS,
      keyGenerator: (request: FastifyRequest) => `${group}:caller:${callerIds.get(request)}`,
    });
    const byAddress = app.createRateLimit({
      max: address * factor,
      timeWindow: WINDOW_MS,
      keyGenerator: ({ ip }: FastifyRequest) => `${group}:address:${normalizeIP(ip)}`,
    });
    return [group, { byCaller, byAddress }] as const;
  });
  const byGroup = new Map<string, (typeof limiters)[number][1]>(limiters);

  const check = async (
    request: FastifyRequest,
    group: LimitGroup,
    kind: 'byCaller' | 'byAddress',
  ): Promise<void> => {
    const result = await byGroup.get(group)?.[kind](request);
    if (result && !result.isAllowed && result.isExceeded) refuse(request, result.ttlInSeconds);
  };
  const countAddress: RateLimits['countAddress'] = async (request, group) => {
    if (!isAllowed.has(normalizeIP(request.ip))) await check(request, group, 'byAddress');
  };
  app.addHook('onRequest', async (request) => {
    const group = request.routeOptions.config?.limit ?? groupOfMethod(request.method);
    if (group !== 'none') await countAddress(request, group);
  });
  return {
    countAddress,
    countCaller: async (request, group, callerId) => {
      callerIds.set(request, callerId);
      await check(request, group, 'byCaller');
    },
  };
}

function groupOfMethod(method: string): LimitGroup {
  return method === 'GET' || method === 'HEAD' ? 'reads' : 'writes';
}
