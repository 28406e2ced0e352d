import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
// A program that imports this package reads the declarations only because of this.
import type {} from './fastify-route-config.d.ts';
import { LIMIT_GROUPS } from './limit-groups';
import type { LimitGroup } from './limit-groups';
import { leaseStore } from './lease-store';
import type { CountHits } from './lease-store';

const WINDOW_MS = 60_000;

type Options = {
  /** Multiplies every limit: tests and benchmarks send the requests of hundreds of people from one IP. */
  readonly factor: number;
  /** Counts hits for all processes. Without it each process counts its own. */
  readonly count?: CountHits;
  /** Client IPs without a limit: this product's own servers, which call for many people. */
  readonly allowed: readonly string[];
  /** Refuses a request that came too early: throws the server's answer. */
  readonly refuse: (request: FastifyRequest, seconds: number) => never;
};

export type RateLimits = {
  /** Counts a request for a person or a guest, in addition to the client IP. */
  readonly countCaller: (request: FastifyRequest, group: LimitGroup, callerId: string) => Promise<void>;
  /** Counts a request for its client IP in one more group. */
  readonly countAddress: (request: FastifyRequest, group: LimitGroup) => Promise<void>;
};

/** Limits every route of a server by client IP. Returns what a handler needs to limit people. */
export async function registerRateLimits(app: FastifyInstance, options: Options): Promise<RateLimits> {
  const { factor, count, allowed, refuse } = options;
  await app.register(rateLimit, {
    global: false,
    // If the shared store fails, the server continues without limits instead of refusing everything.
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
