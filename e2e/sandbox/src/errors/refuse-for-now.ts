import type { FastifyRequest } from 'fastify';
import { refuse } from './refuse';

/** Refuses a request that came too early and says after how many seconds to retry. */
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
