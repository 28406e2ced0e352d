import { pause } from './ask';
import type { Counts } from './counts';

const AGAIN_MS = 500;
const SERVER_ERROR = 500;

type Tokens = { readonly access_token: string; readonly id_token: string; readonly refresh_token: string };

/** The requests of a browser to the shell, with the cookies that the shell gave it. */
export class ShellBrowser {
  readonly #url: string;
  readonly #counts: Counts;
  readonly #cookies = new Map<string, string>();

  constructor(url: string, counts: Counts) {
    this.#url = url;
    this.#counts = counts;
  }

  /** Hands the tokens of a sign-in to the shell. Throws if it does not keep them. */
  async keep(tokens: Tokens): Promise<void> {
    const { access_token: token, id_token: idToken, refresh_token: refreshToken } = tokens;
    const body = { token, idToken, refreshToken, isRefresh: false };
    const answer = await this.#send('POST', '/_session/tokens', body);
    if (!answer?.ok) throw new Error(`The shell did not keep the tokens: ${answer?.status}`);
  }

  /** Renews the session. Returns the access token; undefined if the session has ended. */
  async renew(): Promise<string | undefined> {
    for (;;) {
      const answer = await this.#send('POST', '/_session/refresh', {});
      if (answer && answer.status < SERVER_ERROR) {
        const { accessToken }: { readonly accessToken: unknown } = await answer.json();
        return typeof accessToken === 'string' ? accessToken : undefined;
      }
      this.#counts.add('renewals sent again');
      await pause(AGAIN_MS);
    }
  }

  /** Loads a page, and again until it arrives. */
  async load(path: string): Promise<void> {
    for (;;) {
      const page = await this.#send('GET', path);
      const isWhole = page?.ok && (await page.text().then(ofWholePage, () => false));
      this.#counts.add(isWhole ? 'pages' : 'pages loaded again');
      if (isWhole) return;
      await pause(AGAIN_MS);
    }
  }

  /** Returns undefined without an answer. */
  async #send(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response | undefined> {
    try {
      const answer = await fetch(this.#url + path, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      for (const line of answer.headers.getSetCookie()) this.#take(line);
      return answer;
    } catch {
      return undefined;
    }
  }

  #take(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

function ofWholePage(text: string): boolean {
  return text.trimEnd().endsWith('</html>');
}
