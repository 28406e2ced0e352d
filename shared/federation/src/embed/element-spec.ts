import type { Locale } from '@tiffin/contracts';
import type { ElementSettings } from './element-contract';

/** Why an attribute is refused, or what of it is left out; for the page's developer, without the value. */
export type AttributeFault = { readonly attribute: string; readonly reason: string };

/** The attributes as settings, or what is wrong with them. */
export type AttributeReading = {
  readonly settings: ElementSettings | null;
  readonly faults: readonly AttributeFault[];
};

/** Sentences for the time in which nothing but the script is there. */
type PanelSentences = Readonly<
  Record<'loading' | 'failedTitle' | 'failedNote' | 'retry' | 'refusedTitle' | 'refusedNote', string>
>;

/** What is special about one remote's element. */
export type ElementSpec = {
  readonly tag: string;
  readonly remote: string;
  readonly attributes: readonly string[];
  readonly read: (attribute: (name: string) => string | null) => AttributeReading;
  readonly sentences: Readonly<Record<Locale, PanelSentences>>;
};
