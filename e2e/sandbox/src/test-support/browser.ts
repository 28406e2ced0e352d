import { createHash, randomBytes } from 'node:crypto';

type Visit = {
  readonly method?: 'GET' | 'POST';
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** An answer with its URL. */
export type Page = {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

/** A small browser for the sign-on protocol: cookies by path, forms, and single redirects. */
export class Browser {
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  /** Takes `send`, the function that sends its requests. */
  constructor(readonly send: typeof fetch = fetch) {}

  /** Opens a URL and follows redirects while they stay on the same origin. */
  async open(address: string, visit: Visit = {}): Promise<Page> {
    const page = await this.request(address, visit);
    const next = page.headers.get('location');
    if (!next || page.status < 300 || page.status > 399) return page;
    const target = new URL(next, page.url);
    if (target.origin !== new URL(address).origin) return { ...page, url: target.href };
    return this.open(target.href);
  }

  /** Sends one request with the cookies of the URL. */
  async request(address: string, { method, form, headers }: Visit = {}): Promise<Page> {
    const { pathname } = new URL(address);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await this.send(address, {
      method: method ?? (form ? 'POST' : 'GET'),
      redirect: 'manual',
      headers: { accept: 'text/html', ...(cookie && { cookie }), ...headers },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return { url: address, status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Returns the value of a cookie; undefined if there is none. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  /** Returns every cookie, for another browser that goes on as the same person. */
  cookies(): readonly { readonly name: string; readonly value: string; readonly path: string }[] {
    return [...this.#cookies].map(([name, cookie]) => ({ name, ...cookie }));
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    const isGone = attributes.some((attribute) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (isGone) this.#cookies.delete(name);
    else this.#cookies.set(name, { value: pair.slice(pair.indexOf('=') + 1), path });
  }
}

/** Returns a new PKCE pair. */
export function pkce(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(48).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Returns the URL that the only form of a page posts to, and its hidden fields. */
export function formOf(page: Page): {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
} {
  const action = /<form[^>]*\baction="([^"]*)"/.exec(page.text)?.[1] ?? '';
  const hidden = [...page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return {
    action: new URL(action.replaceAll('&amp;', '&'), page.url).href,
    fields: Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
  };
}
