import { isRecord } from '@tiffin/contracts';
import { limitTo } from '@tiffin/config/time-limit';
import type { TokenSet } from './token-set';

const ANSWER_WITHIN_MS = 150;

/**
 * What tabs of one browser tell each other.
 *
 * @internal exported for tests
 */
export type TabMessage =
  | { readonly kind: 'tokens'; readonly tokens: TokenSet }
  /** Asks for tokens that expire later than this (ms since 1970). */
  | { readonly kind: 'ask'; readonly lastingBeyond: number }
  | { readonly kind: 'signedOut' };

/** The other tabs of this site in this browser. */
export type Tabs = {
  readonly tell: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
  /**
   * Asks for tokens with a later expiry. Resolves when a tab has answered, after its listener ran, or after
   * 150 ms.
   */
  readonly askForTokens: (lastingBeyond: number) => Promise<void>;
};

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** Opens the channel to the other tabs. If the browser lacks or blocks it, this tab works alone. */
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
      });
      tell({ kind: 'ask', lastingBeyond });
      await limitTo(ANSWER_WITHIN_MS, answered, undefined);
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

/** Only pages of this site use the channel, but one of them may be of another version. */
function parseMessage(data: unknown): TabMessage | undefined {
  if (!isRecord(data)) return undefined;
  if (data.kind === 'signedOut') return { kind: 'signedOut' };
  if (data.kind === 'ask' && typeof data.lastingBeyond === 'number') {
    return { kind: 'ask', lastingBeyond: data.lastingBeyond };
  }
  if (data.kind !== 'tokens') return undefined;
  const tokens = parseTokens(data.tokens);
  return tokens && { kind: 'tokens', tokens };
}

function parseTokens(value: unknown): TokenSet | undefined {
  if (!isRecord(value)) return undefined;
  const { token, refreshToken = null, idToken = null, expiresAt } = value;
  if (typeof token !== 'string' || typeof expiresAt !== 'number') return undefined;
  if (!isTextOrNull(refreshToken) || !isTextOrNull(idToken)) return undefined;
  return { token, refreshToken, idToken, expiresAt };
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
