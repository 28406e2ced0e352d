import type { Locale } from '@tiffin/contracts';

/** What a page asks of an element, read from its attributes. */
export type ElementSettings = {
  /** Of the screen, as in the shop. */
  readonly path: string;
  readonly locale: Locale;
  /** Colours as JSON, as the parameter themeJSON has them; null for our own. */
  readonly theme: string | null;
  /** Without a session there is nothing to show. */
  readonly needsSession: boolean;
};

/** What an element tells its page: an event `tiffin-{name}`, with no secret in it. */
export type ElementFact = {
  readonly name: 'ready' | 'status-changed' | 'failed' | 'session-needed' | 'link-followed';
  readonly detail: Readonly<Record<string, string>>;
};

/** What an element is started with. */
type ElementStart = {
  /** An empty element in the shadow root. */
  readonly place: HTMLElement;
  readonly settings: ElementSettings;
  /** Where the services are, see parseConfig. */
  readonly config: unknown;
  readonly accessToken: string | undefined;
  /** For the styles, where the page's policy asks for one. */
  readonly nonce: string | undefined;
  /** False where the page has said no to it. */
  readonly tell: (fact: ElementFact) => boolean;
};

/** An element that is shown. */
export type RunningElement = {
  readonly update: (settings: ElementSettings) => void;
  readonly setSession: (accessToken: string | undefined) => void;
  /** Takes everything out of the page that came with the start. */
  readonly stop: () => void;
};

/** What `src/embed/runtime.ts` of a remote exports. */
export type ElementStarter = { readonly start: (options: ElementStart) => RunningElement };

/** The modules of one element; `end` lets go of what they keep open, see build/embed-plugin.mjs. */
export type ElementRuntime = ElementStarter & { readonly end: () => void };
