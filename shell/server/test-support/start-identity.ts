import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A stand-in for the identity service and its provider's keys, which accepts each refresh token once. */
type Identity = {
  readonly url: string;
  /** Returns a refresh token that is good for one renewal. */
  readonly issue: () => string;
  /** How often each refresh token came. */
  readonly uses: ReadonlyMap<string, number>;
  readonly stop: () => void;
};

/** Starts the stand-in on a port of its own. */
export async function startIdentity(): Promise<Identity> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256' }] };
  const uses = new Map<string, number>();
  const issue = (): string => {
    const token = randomUUID();
    uses.set(token, 0);
    return token;
  };
  const accessToken = () =>
    new SignJWT({ sub: 'u1', azp: 'athena-client', jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(`${url}/realms/tiffin`)
      .setAudience('account')
      .setExpirationTime('5m')
      .sign(privateKey);
  const answerOf = async (path: string, body: string): Promise<unknown> => {
    if (path.endsWith('/certs')) return keys;
    if (!path.endsWith('/refresh')) return {};
    const token = new URLSearchParams(body).get('refresh_token') ?? '';
    const count = (uses.get(token) ?? 1) + 1;
    uses.set(token, count);
    return count === 1
      ? { access_token: await accessToken(), refresh_token: issue() }
      : { access_token: null };
  };
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => answerOf(request.url ?? '', body))
      .then((answer) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return { url, issue, uses, stop: () => void server.close() };
}
