import { SignOn } from './sign-on';
import type { RunningSandbox } from './start-sandbox';

/** Somebody who calls the services: a signed-in person, or a guest in a browser of their own. */
export type Caller = {
  /** Sends JSON; gives the status and the parsed answer, as loose as JSON is. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
};
export type Answer = { readonly status: number; readonly body: ReturnType<typeof JSON.parse> };

/** A person who signed in by the pages. */
async function signedIn(sandbox: RunningSandbox, email: string, password = 'lunch'): Promise<Caller> {
  const { access_token } = await new SignOn(sandbox.url, sandbox.shellUrl).signIn(email, password);
  return caller(sandbox, { authorization: `Bearer ${access_token}` });
}

/** A person of a test's own, made by the sandbox's controls. */
export async function newPerson(
  sandbox: RunningSandbox,
  person: { readonly email: string; readonly firstName: string; readonly cards?: readonly string[] },
): Promise<Caller> {
  const made = await caller(sandbox, {}).call('POST', '/sandbox/users', {
    ...person,
    password: 'lunch',
    lastName: 'Tester',
    withAddress: true,
  });
  if (made.status !== 200) throw new Error(`no person: ${JSON.stringify(made)}`);
  return signedIn(sandbox, person.email);
}

/** A guest: the sandbox knows the browser by its cookie, as with a service's token from the shell. */
export function guest(sandbox: RunningSandbox): Caller {
  return caller(sandbox, {});
}

function caller(sandbox: RunningSandbox, identity: Readonly<Record<string, string>>): Caller {
  let cookie = '';
  return {
    call: async (method, path, body, headers = {}) => {
      const response = await fetch(sandbox.url + path, {
        method,
        headers: {
          ...identity,
          ...(cookie && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : undefined };
    },
  };
}
