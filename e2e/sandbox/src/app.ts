import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import type { Draining } from '@tiffin/server/draining';
import { countHitsBy, registerRateLimits, timeLimits } from '@tiffin/server/limits';
import { measureRequests } from '@tiffin/server/metrics';
import type { Metrics } from '@tiffin/server/metrics';
import { followCalls, followRequests } from '@tiffin/server/tracing';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { startClock, type Clock } from './clock';
import { registerCrashPoints } from './crash-points';
import type { SandboxContext } from './context';
import type { OpenDatabase } from './db/open-database';
import { inTransaction } from './db/transaction';
import { unknownRefuser } from './unknown-refuser';
import { errorAnswer } from './errors/error-answer';
import { Refusal } from './errors/refusal';
import { refuseForNow } from './errors/refuse-for-now';
import { registerFaults } from './faults';
import { guardControls } from './guard-controls';
import { forgetOldAnswers } from './idempotency/forget-old-answers';
import { localeOf } from './locale-of';
import type { SandboxOptions } from './options';
import { meetPeople } from './meet-people';
import { principalReader } from './principal';
import { secretsOf } from './secret-for';
import { seed } from './seed/seed';
import { dropOldAttempts } from './services/attempts/take-attempt';
import { registerServices } from './services/register-services';
import { signOnStore } from './services/sso/sign-on-store';
import { ensureSigningKey } from './signing-keys';
import { keysOf, ownKeys } from './token-keys';

type Surroundings = {
  readonly database: OpenDatabase;
  readonly draining: Draining;
  readonly metrics: Metrics | null;
};

const DAY_SECONDS = 86_400;
const BODY_LIMIT = 262_144;

/**
 * Builds the whole sandbox on an open database, seeded and ready to listen. Closing it closes the database. While it
 * drains, its health is 503, and each answer closes its connection.
 */
export async function createSandbox(
  options: SandboxOptions,
  { database, draining, metrics }: Surroundings,
): Promise<FastifyInstance> {
  const { db, query, listen, close } = database;
  const app = Fastify({
    // Logs the route and never the URL: URLs carry order tokens.
    logger: {
      level: options.logLevel,
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      },
    },
    ...timeLimits(options.timeLimits),
    trustProxy: options.trustedProxies.length > 0 && [...options.trustedProxies],
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 400 },
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: 'x-request-id',
    // A request that arrives while the server closes is answered. Its connection closes after it.
    return503OnClosing: false,
    // Answers URLs that no route can parse.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
  });
  app.addHook('onClose', close);
  if (metrics) measureRequests(app, metrics);
  followCalls();
  followRequests(app);
  const refuseUnknown = unknownRefuser(app);
  const clock = await startClock(db);
  await prepare(app, options, { clock, draining });
  const rateLimits = await registerRateLimits(app, {
    ...options.rateLimits,
    count: countHitsBy(query),
    refuse: refuseForNow,
  });
  app.addHook('onRequest', refuseUnknown);
  const signingKeys = await ensureSigningKey(db, clock.now());
  const { issuer, hasOwnSignOn } = options;
  const keys = hasOwnSignOn ? ownKeys(signingKeys) : keysOf(issuer);
  const meet = hasOwnSignOn ? undefined : meetPeople(db, clock.now);
  const isLive = hasOwnSignOn
    ? async (sessionId: string) => (await signOnStore(db, 'Session').findByUid(sessionId)) !== undefined
    : undefined;
  const context: SandboxContext = {
    options,
    db,
    listen,
    clock,
    transaction: (work) => inTransaction(db, work, 'serializable'),
    lockingTransaction: (work) => inTransaction(db, work, 'read committed'),
    readPrincipal: principalReader({
      keys,
      issuer,
      isLive,
      meet,
      isSecure: options.publicUrl.startsWith('https:'),
    }),
    reach: registerCrashPoints(app),
    rateLimits,
    signingKeys,
    secretFor: secretsOf(signingKeys),
    issuer,
  };
  await seed(context);
  await forgetOldAnswers(db, clock.now());
  await dropOldAttempts(db, clock.now());
  await registerServices(app, context);
  return app;
}

async function prepare(
  app: FastifyInstance,
  options: SandboxOptions,
  { clock, draining }: { readonly clock: Clock; readonly draining: Draining },
): Promise<void> {
  guardControls(app, options);
  await app.register(cors, {
    origin: [...options.allowedOrigins],
    credentials: true,
    maxAge: DAY_SECONDS,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['x-request-id', 'etag', 'retry-after', 'date'],
  });
  await app.register(cookie);
  await app.register(formbody);
  app.addHook('onRequest', async (request, reply) => {
    draining.follow(reply.raw);
    reply.header('x-request-id', request.id);
    reply.header('date', new Date(clock.now()).toUTCString());
  });
  // A POST without a body may still carry the JSON content type.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(new Refusal(400, 'INVALID_PARAMETER', 'body', {}), undefined);
    }
  });
  registerFaults(app);
  app.setErrorHandler(answerError);
  app.get('/health', { config: { limit: 'none' } }, async (_request, reply) =>
    draining.isDraining() ? reply.code(503).send({ status: 'draining' }) : { status: 'ok' },
  );
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = errorAnswer(error, localeOf(request));
  if (error instanceof Refusal && error.details.retryAfterSeconds !== undefined)
    reply.header('retry-after', error.details.retryAfterSeconds);
  if (status >= 500) request.log.error({ err: error }, 'unexpected failure');
  return reply.code(status).send(body);
}
