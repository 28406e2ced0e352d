import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './html';
import type { PartnerSettings } from './settings';

const CLIENT_ID = 'corner-office';
const COOKIE = 'partner_sign_in';

type Answer = { readonly code?: string; readonly state?: string; readonly error?: string };

/**
 * Lets people sign in at a partner with their account at the shop. It uses its own client, PKCE and one exact
 * redirect URL. It gets only the data that the person agreed to share.
 */
export function signOn(app: FastifyInstance, { port, host, sandboxUrl }: PartnerSettings): void {
  const realm = `${sandboxUrl}/auth/realms/tiffin/protocol/openid-connect`;
  const page = { client_id: CLIENT_ID, redirect_uri: `http://${host}:${port}/signed-in` };

  app.get('/sign-in', async (_request, reply) => {
    const [state, verifier] = [randomBytes(16).toString('hex'), randomBytes(48).toString('hex')];
    const query = new URLSearchParams({
      ...page,
      state,
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    const kept = `${COOKIE}=${state}.${verifier}; Path=/signed-in; HttpOnly; SameSite=Lax; Max-Age=600`;
    return reply.header('set-cookie', kept).redirect(`${realm}/auth?${query}`);
  });

  app.get<{ Querystring: Answer }>('/signed-in', async (request, reply) => {
    const { code = '', state = '', error } = request.query;
    const kept = new RegExp(`${COOKIE}=([0-9a-f]+)\\.([0-9a-f]+)`).exec(request.headers.cookie ?? '');
    const isOurs = kept?.[1] === state;
    const name = error || !isOurs ? undefined : await nameBy(code, kept?.[2] ?? '');
    const said =
      name === undefined ? `Not signed in: ${error ?? 'no answer for us'}` : `Signed in as ${name}`;
    return reply.header('cache-control', 'no-store').type('text/html').send(render(said));
  });

  async function nameBy(code: string, code_verifier: string): Promise<string | undefined> {
    const form = { ...page, grant_type: 'authorization_code', code, code_verifier };
    const answer = await fetch(`${realm}/token`, { method: 'POST', body: new URLSearchParams(form) });
    if (!answer.ok) return undefined;
    const { access_token: token }: { readonly access_token: string } = await answer.json();
    const userinfo = await fetch(`${realm}/userinfo`, { headers: { authorization: `Bearer ${token}` } });
    const { given_name: name }: { readonly given_name?: string } = await userinfo.json();
    return name;
  }
}

function render(said: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A partner’s page</title><link rel="icon" href="data:,"></head>
<body><h1>A partner’s page</h1><p role="status">${escapeHtml(said)}</p><a href="/sign-in">Sign in with Tiffin</a></body>
</html>`;
}
