import type { BrowserContext } from '@playwright/test';

/** Secrets that only their owner may read, collected during a journey by where they were seen. */
export type Secrets = {
  readonly add: (where: string, value: string) => void;
  readonly addCookies: (context: BrowserContext) => Promise<void>;
  /**
   * Returns where the secrets in a text were seen, and whether it contains anything that looks like a token.
   */
  readonly foundIn: (text: string) => readonly string[];
  readonly count: () => number;
};

const TOKEN = /eyJ[\w-]{10,}\.[\w-]{10,}/g;
/** Shorter values occur everywhere by chance. */
const SHORTEST = 6;

/** Collects every token in the page's network traffic from now on. */
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
