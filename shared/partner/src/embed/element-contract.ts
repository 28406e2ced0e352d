import type { Locale } from '@tiffin/contracts';
import type { OrderStatusDetails } from '@tiffin/elements';

/** The settings that a page gives an element with its attributes. */
export type ElementSettings = {
  /** The path of the screen, as in the shop. */
  readonly path: string;
  readonly locale: Locale;
  /** Colours as JSON, like the parameter themeJSON; null for our own colours. */
  readonly theme: string | null;
  /** Whether the screen needs a session to show anything. */
  readonly needsSession: boolean;
  /** `compact` shows only what a narrow place has room for. Scripts before this setting leave it out. */
  readonly variant?: 'full' | 'compact';
  /** The page's own name of the element for screen readers. */
  readonly label?: string | null;
  /** 1 for the first element on the page that shows this path, 2 for the next. Two regions need two names. */
  readonly copy?: number;
};

type FactOf<Event extends keyof OrderStatusDetails> = {
  readonly name: Event extends `tiffin-${infer Name}` ? Name : never;
  readonly detail: OrderStatusDetails[Event];
};

/**
 * A fact that an element reports to its page as an event `tiffin-{name}`. Contains no secrets. The package for partners states
 * the events.
 */
export type ElementFact = {
  readonly [Event in keyof OrderStatusDetails]: FactOf<Event>;
}[keyof OrderStatusDetails];

/** The options that start an element. */
type ElementStart = {
  /** An empty element in the shadow root. Keep this name: a script and a runtime of two builds can meet. */
  readonly place: HTMLElement;
  readonly settings: ElementSettings;
  /** The configuration with the URLs of the services, see parseConfig. */
  readonly config: unknown;
  readonly accessToken: string | undefined;
  /** The nonce for styles, if the page's content security policy requires one. */
  readonly nonce: string | undefined;
  /** Dispatches a fact. Returns false if the page prevented the default. */
  readonly tell: (fact: ElementFact) => boolean;
};

/** A running element. */
export type RunningElement = {
  readonly update: (settings: ElementSettings) => void;
  readonly setSession: (accessToken: string | undefined) => void;
  /** Removes everything from the page that the start added. */
  readonly stop: () => void;
};

/** The exports of a remote's `src/embed/runtime.ts`. */
export type ElementStarter = { readonly start: (options: ElementStart) => RunningElement };

/** The modules of one element. `end` closes what they keep open, see shared/build/src/embed-plugin.mjs. */
export type ElementRuntime = ElementStarter & { readonly end: () => void };
