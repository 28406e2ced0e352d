const AGAIN_MS = 300;
/** People press "Try again" for a minute. */
const MOST_TRIES = 200;
const FIRST_FAILURE = 500;

/** A status and a parsed, untyped body. Status 0: there was no answer. */
export type Answer = { readonly status: number; readonly body: ReturnType<typeof JSON.parse> };

export type Question = {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends one request, and never again. */
export async function askOnce({ url, method, body, headers = {} }: Question): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return { status: 0, body: undefined };
  }
}

/** Returns whether an answer says nothing about what the service did. */
export function isLost({ status }: Answer): boolean {
  return status === 0 || status >= FIRST_FAILURE;
}

/** Sends a request that may be repeated until it is answered. Throws if it is refused. */
export async function ask(question: Question): Promise<Answer['body']> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await askOnce(question);
    if (!isLost(answer)) {
      if (answer.status < 300) return answer.body;
      throw new Error(`${question.method} ${question.url}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    await pause(AGAIN_MS);
  }
  throw new Error(`${question.method} ${question.url} was never answered.`);
}

/** Waits. */
export async function pause(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
}
