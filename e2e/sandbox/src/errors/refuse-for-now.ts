import type { FastifyRequest } from 'fastify';
import { refuse } from './refuse';

/** Refuses a request that came too early, and says in how many seconds the next one may come. */
export function refuseForNow(_request: FastifyRequest, seconds: number): never {
  return refuse(429, 'TOO_MANY_REQUESTS', undefined, {
    data: { seconds },
    body: {
      en: seconds === 1 ? 'Try again in 1 second.' : `Try again in ${seconds} seconds.`,
      zh: `請在 ${seconds} 秒後再試。`,
    },
    retryAfterSeconds: seconds,
  });
}
