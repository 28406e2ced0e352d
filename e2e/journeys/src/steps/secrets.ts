import type { BrowserContext } from '@playwright/test';

/** What only its owner may read: collected while a person goes about, by where it was seen. */
export type Secrets = {
  readonly add: (where: string, value: string) => void;
  readonly addCookies: (context: BrowserContext) => Promise<void>;
  /** Where the secrets that a text holds were seen, and whether it holds anything that looks like a token. */
  readonly foundIn: (text: string) => readonly string[];
  readonly count: () => number;
};

const TOKEN = /eyJ[\w-]{10,}\.[\w-]{10,}/g;
/** Shorter values stand everywhere by chance. */
const SHORTEST = 6;

/** Collects every token that the page's network hands out from now on. */
export function collectSecrets(context: BrowserContext): Secrets {
  const seen = new Map<string, string>();
  const add = (where: string, value: string): void => {
    if (value.length >= SHORTEST) seen.set(value, where);
  };
  context.on('response', (response) => {
    response.text().then(
      (text) => text.match(TOKEN)?.forEach((token) => add(new URL(response.url()).pathname, token)),
      () => undefined,
    );
  });
  return {
    add,
    addCookies: async (from) => {
      for (const { name, value, httpOnly } of await from.cookies())
        if (httpOnly) add(`cookie ${name}`, value);
    },
    foundIn: (text) => [
      ...[...seen].filter(([value]) => text.includes(value)).map(([, where]) => where),
      ...(text.match(TOKEN) ?? []).map((token) => `token ${token.slice(0, 12)}…`),
    ],
    count: () => seen.size,
  };
}
