import type { Locale } from '@tiffin/contracts';
import type { ElementSettings } from './element-contract';

/** Why an attribute, or a part of it, is rejected. For the page's developer; does not contain the value. */
export type AttributeFault = { readonly attribute: string; readonly reason: string };

/** The attributes as settings, or their faults. */
export type AttributeReading = {
  readonly settings: ElementSettings | null;
  readonly faults: readonly AttributeFault[];
};

/** The texts to show while only the script has loaded. */
type PanelSentences = Readonly<
  Record<'loading' | 'failedTitle' | 'failedNote' | 'retry' | 'refusedTitle' | 'refusedNote', string>
>;

/** The parts of an element that differ per remote. */
export type ElementSpec = {
  readonly tag: string;
  readonly remote: string;
  readonly attributes: readonly string[];
  readonly read: (attribute: (name: string) => string | null) => AttributeReading;
  readonly sentences: Readonly<Record<Locale, PanelSentences>>;
};
