import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { refuse } from './errors/refuse';
import type { MeetPerson } from './meet-people';

/** The caller. A guest without a cookie has a fresh id, which the first write stores. */
export type Principal = {
  readonly externalUserId: string;
  readonly kind: 'user' | 'guest';
  /** False for a guest for whom the server has stored nothing yet. */
  readonly isKnown: boolean;
};

/** Without a reply, a guest who has no cookie gets none. */
export type ReadPrincipal = (request: FastifyRequest, reply?: FastifyReply) => Promise<Principal>;

const COOKIE = 'tiffin_guest';
/** The same cookie for our page in another site's frame: browsers store it per framing site (CHIPS). */
const FRAMED_COOKIE = 'tiffin_guest_framed';
/** The form of the cookie's value. Whoever has it is the guest. */
const SECRET = /^[\w-]{22}$/;
/** The names of the cookies that say who a guest is. */
export const GUEST_COOKIES = [COOKIE, FRAMED_COOKIE] as const;
const COOKIE_SECONDS = 2_592_000;

type Believed = {
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  /** True if browsers reach the sandbox by https: they then send the guest's cookie only over https. */
  readonly isSecure: boolean;
  /**
   * Returns whether a session of the sandbox's own sign-on is active. Undefined with an external provider.
   */
  readonly isLive: ((sessionId: string) => Promise<boolean>) | undefined;
  /** Called for every person whose account is at an external provider. */
  readonly meet: MeetPerson | undefined;
};

/**
 * Returns a function that identifies callers. A user's token names the user. With a service token or no
 * token, the guest's cookie names the guest. A token is refused with `invalid_token` if it is expired,
 * forged, foreign or of an ended session (specification 8). While the provider's keys cannot be fetched, no
 * token is refused with `invalid_token`, because nobody can verify it.
 */
export function principalReader({ keys, issuer, isLive, meet, isSecure }: Believed): ReadPrincipal {
  return async (request, reply) => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const userId = token && (await userOf(token));
    return userId
      ? { externalUserId: userId, kind: 'user', isKnown: true }
      : guestOf(request, reply, isSecure);
  };

  async function userOf(token: string): Promise<string | undefined> {
    const { payload } = await jwtVerify(token, keys, { issuer, audience: 'account' }).catch(
      (error: unknown) =>
        isOfToken(error) ? refuse(401, 'UNAUTHORIZED', 'invalid_token') : refuse(503, 'SIGN_ON_UNREACHABLE'),
    );
    const name = payload['preferred_username'];
    if (typeof name === 'string' && name.startsWith('service-account-')) return undefined;
    const { sid } = payload;
    if (isLive && typeof sid === 'string' && !(await isLive(sid)))
      refuse(401, 'UNAUTHORIZED', 'invalid_token');
    if (payload.sub === undefined) return refuse(401, 'UNAUTHORIZED', 'invalid_token');
    await meet?.(payload.sub, payload);
    return payload.sub;
  }
}

/** Returns whether an error is about the token itself, and not about fetching the provider's keys. */
function isOfToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}

function guestOf(request: FastifyRequest, reply: FastifyReply | undefined, isSecure: boolean): Principal {
  const kept = guestIdOf(request);
  if (kept) return { externalUserId: kept, kind: 'guest', isKnown: true };
  const secret = randomBytes(16).toString('base64url');
  if (reply && request.method !== 'GET') {
    const kept = { httpOnly: true, path: '/', maxAge: COOKIE_SECONDS };
    reply.setCookie(COOKIE, secret, { ...kept, sameSite: 'lax', secure: isSecure });
    reply.setCookie(FRAMED_COOKIE, secret, { ...kept, sameSite: 'none', secure: true, partitioned: true });
  }
  return { externalUserId: idOf(secret), kind: 'guest', isKnown: false };
}

/** Returns the guest id of this browser, also for a signed-in person, who may claim what the guest owns. */
export function guestIdOf(request: FastifyRequest): string | undefined {
  const { [COOKIE]: ours, [FRAMED_COOKIE]: framed } = request.cookies;
  const secret = [ours, framed].find((kept) => kept !== undefined && SECRET.test(kept));
  return secret === undefined ? undefined : idOf(secret);
}

/**
 * Returns a hash of the secret: others can read a guest's id, for example in a group, and must not derive the
 * cookie from it.
 */
function idOf(secret: string): string {
  return `guest_${createHash('sha256').update(secret).digest('base64url').slice(0, 22)}`;
}
