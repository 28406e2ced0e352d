import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { registerControl } from './register-control';

const faultSchema = z.object({
  match: z.object({ method: z.string().toUpperCase().default('*'), path: z.string().min(1) }),
  /** How many requests get the fault before it is removed. */
  times: z.int().min(1).default(1),
  latencyMs: z.int().min(0).max(120_000).default(0),
  /** Replaces the service's answer. 200 if only a body, headers or a content type are given. */
  status: z.int().min(200).max(599).optional(),
  /** Sends a text unchanged, so it may be broken JSON, a page or empty. Sends anything else as JSON. */
  body: z.unknown().optional(),
  contentType: z.string().min(1).max(100).optional(),
  headers: z.record(z.string().regex(/^[\w-]{1,60}$/), z.string().max(500)).optional(),
  /** Commits the work, then breaks the connection before the answer. */
  dropAfterCommit: z.boolean().default(false),
});
type Fault = z.output<typeof faultSchema> & { left: number };

/**
 * Adds a fault with POST /sandbox/faults and removes all with DELETE. A path matches the beginning of the
 * route, and `*` stands for one segment. Faults live in memory: a restart removes them.
 */
export function registerFaults(app: FastifyInstance): void {
  const faults: Fault[] = [];
  registerControl(app, 'POST', '/sandbox/faults', faultSchema, async (fault) => {
    faults.push({ ...fault, left: fault.times });
    return { faults: faults.length };
  });
  registerControl(app, 'DELETE', '/sandbox/faults', z.unknown(), async () => {
    faults.length = 0;
    return { faults: 0 };
  });
  const dropped = new WeakSet<object>();
  app.addHook('preHandler', async (request, reply) => {
    const fault = faults.find((one) => one.left > 0 && matches(one, request.method, request.url));
    if (!fault) return;
    fault.left -= 1;
    if (fault.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.latencyMs));
    if (fault.dropAfterCommit) dropped.add(request.raw);
    else if (answers(fault)) await send(reply, fault);
  });
  app.addHook('onSend', async (request) => {
    if (dropped.has(request.raw)) request.raw.socket.destroy();
  });
}

function answers({ status, body, contentType, headers }: Fault): boolean {
  return [status, body, contentType, headers].some((part) => part !== undefined);
}

function send(reply: FastifyReply, { status = 200, body, contentType, headers }: Fault): FastifyReply {
  const usual = { error: { type: 'UNKNOWN', reason: 'FAULT' } };
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? usual);
  return reply
    .code(status)
    .headers(headers ?? {})
    .type(contentType ?? 'application/json; charset=utf-8')
    .send(text);
}

function matches(fault: Fault, method: string, url: string): boolean {
  if (fault.match.method !== '*' && fault.match.method !== method) return false;
  if (method === 'OPTIONS' || url.startsWith('/sandbox/')) return false;
  const wanted = fault.match.path.split('/');
  const actual = (url.split('?')[0] ?? '').split('/');
  return wanted.every((part, index) => part === '*' || part === actual[index]);
}
