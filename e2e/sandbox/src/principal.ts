import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import { refuse } from './errors/refuse';
import type { MeetPerson } from './meet-people';

/** Who calls. A guest without a cookie yet has a fresh id that is kept on the first write. */
export type Principal = {
  readonly externalUserId: string;
  readonly kind: 'user' | 'guest';
  /** False for a guest who has nothing on the server yet. */
  readonly isKnown: boolean;
};

export type ReadPrincipal = (request: FastifyRequest, reply: FastifyReply) => Promise<Principal>;

const COOKIE = 'tiffin_guest';
/** The same for a page of ours in another site's frame, where browsers keep a cookie for that site's pages alone. */
const FRAMED_COOKIE = 'tiffin_guest_framed';
/** What the cookie holds: whoever has it is the guest. */
const SECRET = /^[\w-]{22}$/;
const COOKIE_SECONDS = 2_592_000;

type Believed = {
  readonly keys: JWTVerifyGetKey;
  readonly issuer: string;
  /** Browsers come by https: they send the guest's cookie by nothing else. */
  readonly isSecure: boolean;
  /** Whether a session of the sandbox's own sign-on goes on; a provider elsewhere is not asked. */
  readonly isLive: ((sessionId: string) => Promise<boolean>) | undefined;
  /** Hears of every person, where accounts are made elsewhere. */
  readonly meet: MeetPerson | undefined;
};

/**
 * Builds the reading of callers: a user's token names the user; a service token, or none, leaves the guest's cookie
 * to say who it is. An expired, forged or foreign token, or one of a session that has ended, is refused with `invalid_token`
 * (specification 8), and none is while the provider's keys cannot be had: nobody can tell then.
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

/** It says something about the token, not about the way to the provider's keys. */
function isOfToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC';
}

function guestOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Principal {
  const kept = guestIdOf(request);
  if (kept) return { externalUserId: kept, kind: 'guest', isKnown: true };
  const secret = randomBytes(16).toString('base64url');
  if (request.method !== 'GET') {
    const kept = { httpOnly: true, path: '/', maxAge: COOKIE_SECONDS };
    reply.setCookie(COOKIE, secret, { ...kept, sameSite: 'lax', secure: isSecure });
    reply.setCookie(FRAMED_COOKIE, secret, { ...kept, sameSite: 'none', secure: true, partitioned: true });
  }
  return { externalUserId: idOf(secret), kind: 'guest', isKnown: false };
}

/** The guest's id of this browser, also for a signed-in person: the owner of what may be claimed. */
export function guestIdOf(request: FastifyRequest): string | undefined {
  const { [COOKIE]: ours, [FRAMED_COOKIE]: framed } = request.cookies;
  const secret = [ours, framed].find((kept) => kept !== undefined && SECRET.test(kept));
  return secret === undefined ? undefined : idOf(secret);
}

/** Others read a guest's id, in a group for instance: it must not lead back to the cookie. */
function idOf(secret: string): string {
  return `guest_${createHash('sha256').update(secret).digest('base64url').slice(0, 22)}`;
}
