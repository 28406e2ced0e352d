import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parse } from '../../parse';
import { PROTOCOL_PATH, REALM_PATH } from '../sso/sso-settings';

const tokenSchema = z.object({
  client_id: z.string().min(1),
  grant_type: z.literal('client_credentials'),
  client_secret: z.string().min(1),
});
const refreshSchema = z.object({
  client_id: z.string().min(1).default('athena-client'),
  grant_type: z.literal('refresh_token').default('refresh_token'),
  refresh_token: z.string().min(1),
});

/** The identity service (specification 7): account of a bearer, token of a service, refresh of a session. */
export async function identityService(app: FastifyInstance): Promise<void> {
  const askTokenEndpoint = (form: Readonly<Record<string, string>>, origin = '') =>
    app.inject({
      method: 'POST',
      url: `${REALM_PATH}${PROTOCOL_PATH}/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
      payload: new URLSearchParams(form).toString(),
    });

  app.get('/identity/account', async (request, reply) => {
    const answer = await app.inject({
      url: `${REALM_PATH}/account`,
      headers: { authorization: request.headers.authorization ?? '' },
    });
    return reply.code(answer.statusCode).send(answer.json());
  });

  app.post('/identity/token', async (request, reply) => {
    const answer = await askTokenEndpoint(parse(tokenSchema, request.body));
    const body = answer.json();
    return reply
      .code(answer.statusCode)
      .header('cache-control', 'no-store')
      .send(
        answer.statusCode === 200 ? { access_token: body.access_token, expires_in: body.expires_in } : body,
      );
  });

  app.post('/identity/refresh', async (request, reply) => {
    const answer = await askTokenEndpoint(parse(refreshSchema, request.body), request.headers.origin);
    void reply.header('cache-control', 'no-store');
    return answer.statusCode === 200 ? answer.json() : { access_token: null };
  });
}
