import type { FastifyInstance } from 'fastify';

type Calls = {
  /** Sends a call. Returns its answer; throws for a refusal. */
  readonly send: (
    method: 'POST' | 'PUT',
    url: string,
    body?: object,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** Returns the cookies that the caller has got, as headers `Set-Cookie`. */
  readonly cookies: () => readonly string[];
};

/** Returns the calls of one person, or of one new guest, to the services of this process. */
export function callsOf(app: FastifyInstance, token?: string): Calls {
  const kept: string[] = [];
  return {
    cookies: () => kept,
    send: async (method, url, body) => {
      const answer = await app.inject({
        method,
        url,
        headers: {
          host: 'localhost',
          'idempotency-key': crypto.randomUUID(),
          cookie: kept.map((cookie) => cookie.split(';')[0]).join('; '),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body && { payload: body }),
      });
      kept.push(...[answer.headers['set-cookie'] ?? []].flat());
      if (answer.statusCode >= 400) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
      return answer.json();
    },
  };
}
