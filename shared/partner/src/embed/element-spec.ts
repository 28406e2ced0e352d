import type { Locale } from '@tiffin/contracts';
import type { ElementSettings } from './element-contract';

/** Why an attribute, or a part of it, is rejected. For the page's developer; does not contain the value. */
export type AttributeFault = { readonly attribute: string; readonly reason: string };

/** The attributes as settings, or their faults. */
export type AttributeReading = {
  readonly settings: ElementSettings | null;
  readonly faults: readonly AttributeFault[];
};

/** What the page writes on an element. */
export type ElementHost = {
  readonly attribute: (name: string) => string | null;
  /** Returns the computed value of a custom property; empty if there is none. */
  readonly customProperty: (name: string) => string;
};

/** The texts to show while only the script has loaded. */
export type PanelSentences = Readonly<
  Record<
    'loading' | 'failedTitle' | 'failedNote' | 'retry' | 'refusedTitle' | 'refusedNote' | 'originNote',
    string
  >
>;

/** The parts of an element that differ per remote. */
export type ElementSpec = {
  readonly tag: string;
  readonly remote: string;
  readonly attributes: readonly string[];
  readonly read: (host: ElementHost) => AttributeReading;
  readonly sentences: Readonly<Record<Locale, PanelSentences>>;
};
