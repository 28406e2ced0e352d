import { identityService as calls } from '@tiffin/contracts/schemas';
import { refuse } from '../../errors/refuse';
import { registerCall } from '../../register-call';
import type { Service } from '../service';
import { PROTOCOL_PATH } from '../sso/sso-settings';
import { askProvider } from './ask-provider';

/** The provider uses the refresh token up at once, so a late answer is better than none. Shell servers keep it. */
const REFRESH_LIMIT_MS = 25_000;

/** The identity service (specification 7): account of a bearer, token of a service, refresh of a session. */
export const identityService: Service = async (app, context) => {
  const tokenUrl = `${context.issuer}${PROTOCOL_PATH}/token`;

  registerCall(app, context, calls.getAccountInfo, async ({ request }) => {
    const { authorization = '' } = request.headers;
    const headers = { authorization, accept: 'application/json' };
    const answer = await askProvider(`${context.issuer}/account`, { headers }, calls.getAccountInfo.response);
    return answer ?? refuse(401, 'UNAUTHORIZED', 'invalid_token');
  });

  registerCall(app, context, calls.getServiceToken, async ({ body, reply }) => {
    const form = { method: 'POST', body: new URLSearchParams(body) };
    const answer = await askProvider(tokenUrl, form, calls.getServiceToken.response);
    void reply.header('cache-control', 'no-store');
    return answer ?? refuse(401, 'UNAUTHORIZED', 'invalid_client');
  });

  registerCall(app, context, calls.refreshAccessToken, async ({ body, request, reply }) => {
    const { origin } = request.headers;
    const form = { method: 'POST', body: new URLSearchParams(body), ...(origin && { headers: { origin } }) };
    const answer = await askProvider(tokenUrl, form, calls.refreshAccessToken.response, REFRESH_LIMIT_MS);
    void reply.header('cache-control', 'no-store');
    return answer ?? { access_token: null };
  });
};
