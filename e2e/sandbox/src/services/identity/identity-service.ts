import { identityService as calls } from '@tiffin/contracts/schemas';
import { refuse } from '../../errors/refuse';
import { registerCall } from '../../register-call';
import type { Service } from '../service';
import { PROTOCOL_PATH, REALM_PATH } from '../sso/sso-settings';

/** The identity service (specification 7): account of a bearer, token of a service, refresh of a session. */
export const identityService: Service = async (app, context) => {
  const askTokenEndpoint = (form: Readonly<Record<string, string>>, origin = '') =>
    app.inject({
      method: 'POST',
      url: `${REALM_PATH}${PROTOCOL_PATH}/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
      payload: new URLSearchParams(form).toString(),
    });

  registerCall(app, context, calls.getAccountInfo, async ({ request }) => {
    const { authorization = '' } = request.headers;
    const answer = await app.inject({ url: `${REALM_PATH}/account`, headers: { authorization } });
    return answer.statusCode === 200 ? answer.json() : refuse(401, 'UNAUTHORIZED', 'invalid_token');
  });

  registerCall(app, context, calls.getServiceToken, async ({ body, reply }) => {
    const answer = await askTokenEndpoint(body);
    void reply.header('cache-control', 'no-store');
    return answer.statusCode === 200 ? answer.json() : refuse(401, 'UNAUTHORIZED', 'invalid_client');
  });

  registerCall(app, context, calls.refreshAccessToken, async ({ body, request, reply }) => {
    const answer = await askTokenEndpoint(body, request.headers.origin);
    void reply.header('cache-control', 'no-store');
    return answer.statusCode === 200 ? answer.json() : { access_token: null };
  });
};
