import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './errors/refuse';

type Known = { readonly pattern: RegExp; readonly methods: readonly string[] };

/**
 * Returns the hook that refuses requests without a route: 405 with the methods of the path, else 404. Call
 * this before the routes are registered, and add the hook after all others.
 */
export function unknownRefuser(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const known: Known[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // CORS already answers OPTIONS for every path.
    if (url !== '*') known.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return async (request, reply) => {
    if (!request.is404) return;
    const [path = ''] = request.url.split('?');
    const methods = new Set(known.flatMap((route) => (route.pattern.test(path) ? route.methods : [])));
    if (methods.size === 0 || methods.has(request.method)) refuse(404, 'NOT_FOUND');
    reply.header('allow', [...methods].sort().join(', '));
    refuse(405, 'METHOD_NOT_ALLOWED');
  };
}

function patternOf(url: string): RegExp {
  const text = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${text}$`);
}
