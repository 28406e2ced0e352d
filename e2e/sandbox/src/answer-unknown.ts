import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors/refusal';

type Known = { readonly pattern: RegExp; readonly methods: readonly string[] };

/** Answers what no route takes: 405 with the methods that the path has, else 404. Call this before the routes are registered. */
export function answerUnknown(app: FastifyInstance): void {
  const known: Known[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // CORS answers OPTIONS everywhere.
    if (url !== '*') known.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const methods = new Set(known.flatMap((route) => (route.pattern.test(path) ? route.methods : [])));
    if (methods.size === 0 || methods.has(request.method)) throw new Refusal(404, 'NOT_FOUND', undefined, {});
    reply.header('allow', [...methods].sort().join(', '));
    throw new Refusal(405, 'METHOD_NOT_ALLOWED', undefined, {});
  });
}

function patternOf(url: string): RegExp {
  const text = url
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${text}$`);
}
