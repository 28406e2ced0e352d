import { countHitsBy, registerRateLimits } from '@tiffin/server/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseLanguage } from '../src/domain/language-choice';
import { openPool } from './open-pool';
import type { FloodLimits } from './read-flood-limits';

/** Limits every route by client IP. Refuses excess requests with a message in the client's language. */
export async function limitRequests(
  app: FastifyInstance,
  { factor, allowed, storeUrl }: FloodLimits,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    const limit = route.url.startsWith('/assets/')
      ? 'files'
      : route.url.startsWith('/health/')
        ? 'none'
        : undefined;
    if (limit) Object.assign(route, { config: { ...route.config, limit } });
  });
  await registerRateLimits(app, {
    factor,
    allowed,
    refuse: refuseForNow,
    ...(storeUrl !== null && { count: await openStore(app, storeUrl) }),
  });
}

async function openStore(app: FastifyInstance, url: string): Promise<ReturnType<typeof countHitsBy>> {
  const { query, end } = await openPool(url, 'the rate limits', app.log);
  app.addHook('onClose', end);
  const count = countHitsBy(query);
  await count('start', 1, 1).catch((error: unknown) => {
    throw new Error('TIFFIN_RATE_LIMIT_STORE cannot be used. It must be the database of the services.', {
      cause: error,
    });
  });
  return async (...hit) =>
    count(...hit).catch((error: unknown) => {
      app.log.error({ err: error }, 'requests are not limited: their store failed');
      throw error;
    });
}

function refuseForNow({ headers }: FastifyRequest, seconds: number): never {
  const language = chooseLanguage({
    query: null,
    cookie: undefined,
    acceptLanguage: headers['accept-language'],
  });
  const message =
    language === 'zh'
      ? `操作太頻密，請在 ${seconds} 秒後再試。`
      : `Too many tries. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`;
  throw Object.assign(new Error(message), {
    statusCode: 429,
    code: 'TOO_MANY_REQUESTS',
    headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' },
  });
}
