import type { LatLng, Locale } from '@tiffin/contracts';
import type { FoundAddress } from '@tiffin/domain';

/** A place that fits what was typed. */
export type AddressSuggestion = {
  readonly placeId: string;
  /** The street and number, or the name of the place. */
  readonly text: string;
  /** The rest of the address. */
  readonly note: string;
  /** The place itself if the service told it with the suggestion. */
  readonly found: FoundAddress | null;
};

type SearchOptions = {
  /** Places near this point come first. */
  readonly near: LatLng | null;
  readonly locale: Locale;
  readonly signal?: AbortSignal | undefined;
};

/** A service that finds addresses. */
export type AddressSearch = {
  /** Returns the suggestions for a text, best first. Throws an ApiError if the service fails. */
  readonly suggest: (text: string, options: SearchOptions) => Promise<readonly AddressSuggestion[]>;
  /** Returns the place of a suggestion, null if the service does not know where it is. */
  readonly resolve: (
    suggestion: AddressSuggestion,
    options: Pick<SearchOptions, 'locale' | 'signal'>,
  ) => Promise<FoundAddress | null>;
};
