import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { claimsIn, claimsOf } from './claims-of';
import { pageLocale } from './pages/page-locale';
import { renderAccount } from './pages/render-notice';
import { ASSETS_URL, pageHeaders } from './page-headers';
import type { PersonOfToken } from './person-of-token';
import { PROTOCOL_PATH, REALM_PATH, type SsoSettings } from './sso-settings';

/**
 * Registers userinfo and account, read with a bearer token (specification 7), and the account page of a
 * browser.
 */
export function registerAccountCalls(
  app: FastifyInstance,
  provider: Provider,
  settings: SsoSettings,
  personOf: PersonOfToken,
): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${REALM_PATH}${PROTOCOL_PATH}/userinfo`,
    handler: async (request, reply) => {
      const holder = await personOf(request.headers.authorization);
      if (!holder) return refuseToken(reply);
      const claims = claimsOf(holder.account);
      return holder.scopes === 'all' ? claims : claimsIn(holder.scopes, claims);
    },
  });

  const account = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.headers.accept?.includes('text/html')) return sendPage(request, reply);
    const holder = await personOf(request.headers.authorization);
    if (holder?.scopes !== 'all') return refuseToken(reply);
    const { id, email, emailVerified, firstName, lastName } = holder.account;
    return { id, username: email, firstName, lastName, email, emailVerified, attributes: {} };
  };
  app.get(`${REALM_PATH}/account`, account);
  app.get(`${REALM_PATH}/account/`, account);

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    const person = session.accountId ? await settings.accounts.byId(session.accountId) : undefined;
    void reply.headers(pageHeaders()).type('text/html; charset=utf-8');
    return renderAccount(person && { name: `${person.firstName} ${person.lastName}`, email: person.email }, {
      locale: pageLocale(undefined, request.headers['accept-language']),
      assetsUrl: ASSETS_URL,
      shopUrl: settings.shopUrl,
    });
  }
}

function refuseToken(reply: FastifyReply): { readonly error: string; readonly error_description: string } {
  void reply.code(401).header('www-authenticate', 'Bearer realm="tiffin", error="invalid_token"');
  return { error: 'invalid_token', error_description: 'The token is not valid any more.' };
}
