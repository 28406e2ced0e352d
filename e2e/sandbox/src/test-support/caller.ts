import type { RunningSandbox } from './start-sandbox';

/** Where the services answer: a sandbox of a test's own, or the one of a running stack; and how they are asked. */
export type SandboxUrl = Pick<RunningSandbox, 'url'> & { readonly fetch?: typeof fetch };

/** Somebody who calls the services: a signed-in person, or a guest in a browser of their own. */
export type Caller = {
  /** Sends JSON; gives the status and the parsed answer, as loose as JSON is. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ) => Promise<Answer>;
  /** The cookie that the caller's browser keeps; empty before the first write of a guest. */
  readonly cookie: () => string;
};
export type Answer = { readonly status: number; readonly body: ReturnType<typeof JSON.parse> };

const HOUR = 3600;

/** A person of a test's own, made and signed in by the sandbox's controls; the pages have tests of their own. */
export async function newPerson(
  sandbox: SandboxUrl,
  person: {
    readonly email: string;
    readonly firstName: string;
    readonly cards?: readonly string[];
    readonly points?: number;
  },
): Promise<Caller> {
  const made = await caller(sandbox, {}).call('POST', '/sandbox/users', {
    ...person,
    password: 'lunch',
    lastName: 'Tester',
    withAddress: true,
  });
  if (made.status !== 200) throw new Error(`no person: ${JSON.stringify(made)}`);
  const { externalUserId } = made.body;
  const token = await caller(sandbox, {}).call('POST', '/sandbox/tokens', {
    externalUserId,
    expiresInSeconds: HOUR,
  });
  return bearer(sandbox, token.body.access_token);
}

/** A guest: the sandbox knows the browser by its cookie, as with a service's token from the shell. */
export function guest(sandbox: SandboxUrl): Caller {
  return caller(sandbox, {});
}

/** Whoever sends a token, in a fresh browser. */
export function bearer(sandbox: SandboxUrl, token: string): Caller {
  return caller(sandbox, { authorization: `Bearer ${token}` });
}

function caller(sandbox: SandboxUrl, identity: Readonly<Record<string, string>>): Caller {
  const ask = sandbox.fetch ?? fetch;
  let cookie = '';
  return {
    cookie: () => cookie,
    call: async (method, path, body, headers = {}, signal) => {
      const response = await ask(sandbox.url + path, {
        method,
        headers: {
          ...identity,
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : undefined };
    },
  };
}
