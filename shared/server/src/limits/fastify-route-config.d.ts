import type { LimitGroup } from './limit-groups';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The group of a route. By default the method decides between reads and writes. */
    limit?: LimitGroup | 'none';
  }
}
