import type { RunningSandbox } from './start-sandbox';

/** The URL of a test's own sandbox or of a running stack, and the fetch to use. */
export type SandboxUrl = Pick<RunningSandbox, 'url'> & { readonly fetch?: typeof fetch };

/** A caller of the services: a signed-in person, or a guest in a browser of their own. */
export type Caller = {
  /** Sends JSON. Returns the status and the parsed, untyped answer. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ) => Promise<Answer>;
  /** Opens an answer that is read as it comes. */
  readonly open: (path: string, init?: RequestInit) => Promise<Response>;
  /** Returns the cookie of the caller's browser; empty before a guest's first write. */
  readonly cookie: () => string;
};
export type Answer = { readonly status: number; readonly body: ReturnType<typeof JSON.parse> };

const HOUR = 3600;

/** Creates a new person and signs them in by the sandbox's controls. Other tests cover the sign-on pages. */
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
  if (made.status !== 200) throw new Error(`The person could not be created: ${JSON.stringify(made)}`);
  const { externalUserId } = made.body;
  const token = await caller(sandbox, {}).call('POST', '/sandbox/tokens', {
    externalUserId,
    expiresInSeconds: HOUR,
  });
  return bearer(sandbox, token.body.access_token);
}

/** Returns a guest. The cookie identifies the browser, as with the shell's service token. */
export function guest(sandbox: SandboxUrl): Caller {
  return caller(sandbox, {});
}

/** Returns a caller with a token, in a new browser. */
export function bearer(sandbox: SandboxUrl, token: string): Caller {
  return caller(sandbox, { authorization: `Bearer ${token}` });
}

function caller(sandbox: SandboxUrl, identity: Readonly<Record<string, string>>): Caller {
  const ask = sandbox.fetch ?? fetch;
  let cookie = '';
  return {
    cookie: () => cookie,
    open: (path, init) =>
      ask(sandbox.url + path, {
        ...init,
        headers: { ...identity, ...(cookie && { cookie }), ...init?.headers },
      }),
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
