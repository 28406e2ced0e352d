import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parse } from './parse';

const PARAMS = z.record(z.string(), z.string().min(1).max(300));

/**
 * Registers a test control or another call without a contract. A schema parses the body; path parameters stay
 * text.
 */
export function registerControl<Schema extends z.ZodType>(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  schema: Schema,
  handle: (body: z.output<Schema>, params: Readonly<Record<string, string>>) => Promise<unknown>,
): void {
  app.route({
    method,
    url,
    handler: (request) => handle(parse(schema, request.body ?? {}), parse(PARAMS, request.params)),
  });
}
