import type { TokenSet } from './token-set';

const ANSWER_WITHIN_MS = 150;

export type TabMessage =
  | { readonly kind: 'tokens'; readonly tokens: TokenSet }
  /** Who has tokens that last longer than this (ms since 1970)? */
  | { readonly kind: 'ask'; readonly lastingBeyond: number }
  | { readonly kind: 'signedOut' };

/** The other tabs of this site in this browser. */
export type Tabs = {
  readonly tell: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
  /** Asks for tokens that last longer; settles when a tab has answered, or after 150 ms. The listener hears it first. */
  readonly askForTokens: (lastingBeyond: number) => Promise<void>;
};

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Opens the line to the other tabs. Where the browser has none or forbids it, this tab is alone. */
export function createTabs(open: () => Channel = () => new BroadcastChannel('tiffin-session')): Tabs {
  const channel = opened(open);
  const listeners: ((message: TabMessage) => void)[] = [];
  let hear: () => void = () => undefined;
  channel?.addEventListener('message', ({ data }) => {
    const message = parseMessage(data);
    if (!message) return;
    listeners.forEach((listener) => {
      listener(message);
    });
    if (message.kind === 'tokens') hear();
  });
  const tell = (message: TabMessage): void => channel?.postMessage(message);
  return {
    tell,
    listen: (listener) => void listeners.push(listener),
    askForTokens: async (lastingBeyond) => {
      if (!channel) return;
      const answered = new Promise<void>((resolve) => {
        hear = resolve;
        setTimeout(resolve, ANSWER_WITHIN_MS);
      });
      tell({ kind: 'ask', lastingBeyond });
      await answered;
    },
  };
}

function opened(open: () => Channel): Channel | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

/** Only pages of this site are on the line, but one of another version may be. */
function parseMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind === 'signedOut') return { kind: 'signedOut' };
  if (data.kind === 'ask' && 'lastingBeyond' in data && typeof data.lastingBeyond === 'number') {
    return { kind: 'ask', lastingBeyond: data.lastingBeyond };
  }
  if (data.kind !== 'tokens' || !('tokens' in data)) return undefined;
  const tokens = parseTokens(data.tokens);
  return tokens && { kind: 'tokens', tokens };
}

function parseTokens(value: unknown): TokenSet | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {
    token,
    refreshToken = null,
    idToken = null,
    expiresAt,
  }: Readonly<Record<string, unknown>> = {
    ...value,
  };
  if (typeof token !== 'string' || typeof expiresAt !== 'number') return undefined;
  if (!isTextOrNull(refreshToken) || !isTextOrNull(idToken)) return undefined;
  return { token, refreshToken, idToken, expiresAt };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
