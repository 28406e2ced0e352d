import type { Call, Locale } from '@tiffin/contracts';
import { identifierSchema, ORDER_SOURCE_HEADERS, orderSourceHeaderSchema } from '@tiffin/contracts/schemas';
import type { LimitGroup } from '@tiffin/server/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerWithin, noteUndeclared } from './contract-check';
import type { SandboxContext } from './context';
import { EventStream, sendStream } from './event-stream';
import { groupOfCall, triesCode } from './limits/group-of-call';
import { holdsCode } from './limits/holds-code';
import { refuse } from './errors/refuse';
import { parse } from './parse';
import { localeOf } from './locale-of';
import { PreparedAnswer, sendPrepared } from './prepared-answer';
import type { Principal } from './principal';
import { withoutExtensions } from './without-extensions';

const PARAMETERS = z.record(z.string(), identifierSchema);
/** The headers by which a caller says where an order comes from. */
export const HEADERS = z.object(
  Object.fromEntries(ORDER_SOURCE_HEADERS.map((name) => [name, orderSourceHeaderSchema.optional()])),
);

/** Base path of each service on the sandbox. */
export const PREFIXES: Readonly<Record<Call['service'], string>> = {
  main: '/main',
  userGateway: '/user-gateway',
  fulfillment: '/fulfillment',
  invite: '/invite',
  gateway: '/gateway',
  organisation: '/organisation',
  identity: '/identity',
  singleSignOn: '/auth/realms/tiffin',
  analytics: '/analytics',
  cms: '/cms',
  ipLookup: '/ip-lookup',
  flags: '/flags',
  addressSearch: '/address-search',
};

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** A row of the call tables with its own types. */
type Row<Path, Query, Body, Answer> = Omit<Call, 'path' | 'query' | 'body' | 'response'> & {
  readonly path: Path;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Answer;
};

/**
 * A call as its handler receives it: parsed by the contract. Reading a part that the contract does not have
 * throws.
 */
export type Incoming<Path extends string, Query, Body> = {
  /** Returns the value of a path parameter. */
  readonly param: (name: ParameterNames<Path>) => string;
  readonly query: z.output<Query>;
  readonly body: z.output<Body>;
  readonly principal: Principal;
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/**
 * Registers one row of the contracts' call tables as a route. It checks who may call and parses path, query
 * and body. It refuses with 400 INVALID_PARAMETER and names the field, or with 415 for another content type.
 * Only fields of the contract are sent, and an answer that lacks one is a 500.
 */
export function registerCall<
  const Path extends string,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(
  app: FastifyInstance,
  context: SandboxContext,
  row: Row<Path, Query, Body, Answer>,
  handle: (incoming: Incoming<Path, Query, Body>) => Promise<z.input<Answer> | PreparedAnswer | EventStream>,
): void {
  const group = groupOfCall(row);
  const { extensions } = context.options;
  const route = { method: row.method, url: routeOf(row), config: { limit: group } };
  if (row.extension && !extensions.includes(row.extension)) {
    // A company's server knows nothing of the call, and answers as it does for every unknown URL.
    app.route({
      ...route,
      handler: (_request, reply) => reply.code(404).type('text/plain').send('Not Found'),
    });
    return;
  }
  app.route({
    ...route,
    preValidation: async (request) => requireFormat(row, request.headers['content-type']),
    handler: async (request, reply) => {
      parse(HEADERS, request.headers);
      const params = parse(PARAMETERS, request.params);
      const query = row.query && parse(row.query, request.query);
      const body = row.body && parse(row.body, withoutExtensions(row.body, request.body, extensions));
      const principal = await principalFor(row, context, request, reply);
      await limitCaller(context, request, principal, [
        group,
        ...((await isGuess(context, principal, { query, body })) ? (['secrets'] as const) : []),
      ]);
      const answer = await handle({
        param: (name) => params[name] ?? absent(row),
        get query() {
          return query ?? absent(row);
        },
        get body() {
          return body ?? absent(row);
        },
        principal,
        locale: localeOf(request),
        request,
        reply,
      }).catch((error: unknown) => noteUndeclared(row, error, request.log));
      if (answer instanceof EventStream) return sendStream(reply, answer);
      if (answer instanceof PreparedAnswer)
        return sendPrepared(request, reply, answer.within(row, extensions));
      return answerWithin(row, withoutExtensions(row.response, answer, extensions));
    },
  });
}

async function isGuess(
  { db }: SandboxContext,
  principal: Principal,
  { query, body }: { readonly query: unknown; readonly body: unknown },
): Promise<boolean> {
  if (triesCode(body)) return true;
  return triesCode(query) && !(await holdsCode(db, principal, query));
}

/**
 * Counts the call for the caller; the client's IP was counted before. A call that tries a code counts as
 * such, too.
 */
async function limitCaller(
  { rateLimits }: SandboxContext,
  request: FastifyRequest,
  { isKnown, externalUserId }: Principal,
  [group, ...others]: readonly [LimitGroup, ...LimitGroup[]],
): Promise<void> {
  for (const other of others) await rateLimits.countAddress(request, other);
  if (!isKnown) return;
  for (const one of [group, ...others]) await rateLimits.countCaller(request, one, externalUserId);
}

/** Refuses forms, which any page of the web can send, unless the contract asks for one. */
function requireFormat(row: Pick<Call, 'bodyFormat'>, contentType: string | undefined): void {
  if (!contentType) return;
  const isForm = contentType.startsWith('application/x-www-form-urlencoded');
  if (isForm !== (row.bodyFormat === 'form')) refuse(415, 'INVALID_PARAMETER', 'content-type');
}

function absent(row: { readonly path: string }): never {
  throw new Error(`The contract of ${row.path} does not define this part of the call.`);
}

/** Returns the route of a call under its service's base path, with Fastify's `:name` parameters. */
function routeOf(row: Pick<Call, 'service' | 'path'>): string {
  return PREFIXES[row.service] + row.path.replace(/\{(\w+)\}/g, ':$1');
}

async function principalFor(
  row: Pick<Call, 'auth'>,
  context: SandboxContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Principal> {
  if (row.auth === 'none') {
    // Public content must open even if a token has expired meanwhile. It gives no cookie: analytics that answer late would
    // replace the one with which a guest has just joined a group.
    return context.readPrincipal(request).catch(() => NOBODY);
  }
  const principal = await context.readPrincipal(request, reply);
  if (row.auth === 'user' && principal.kind !== 'user') refuse(401, 'UNAUTHORIZED', 'sign_in_required');
  return principal;
}

const NOBODY: Principal = { externalUserId: 'nobody', kind: 'guest', isKnown: false };
