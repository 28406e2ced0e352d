import { useQuery } from '@tanstack/react-query';
import type { LatLng } from '@tiffin/contracts';
import { useLocale } from '@tiffin/i18n';
import { useDebounced } from '@tiffin/screen-parts';
import { useOnline } from '@tiffin/ui';
import { useState } from 'react';
import type { AddressSuggestion } from './address-search';
import { SHORTEST_TEXT, suggestionQueries } from './suggestion.queries';

/** Long enough that a word is typed, short enough that nobody waits. */
const DELAY_MS = 250;

type Suggestions = {
  /** The suggestions for the text, or for the one before while the new ones load. */
  readonly suggestions: readonly AddressSuggestion[];
  readonly state: 'idle' | 'searching' | 'found' | 'nothing' | 'failed' | 'offline';
  readonly retry: () => void;
};

/** Searches what a person types once they pause. Null searches nothing. */
export function useSuggestions(text: string | null, near: LatLng | null): Suggestions {
  const locale = useLocale();
  const isOnline = useOnline();
  const typed = (text ?? '').trim();
  // A text that was there before the field could search waits for no key.
  const [settled, setSettled] = useState(typed);
  useDebounced(typed, DELAY_MS, setSettled);
  const isSearched = typed.length >= SHORTEST_TEXT;
  const search = useQuery({
    ...suggestionQueries.of({ text: settled, near, locale }),
    enabled: isSearched && settled.length >= SHORTEST_TEXT,
    placeholderData: (previous) => previous,
  });
  const suggestions = isSearched ? (search.data ?? []) : [];
  const stateOf = (): Suggestions['state'] => {
    if (!isSearched) return 'idle';
    if (settled !== typed || search.isFetching) return 'searching';
    if (search.isError) return isOnline ? 'failed' : 'offline';
    return suggestions.length > 0 ? 'found' : 'nothing';
  };
  return {
    suggestions,
    state: stateOf(),
    retry: () => {
      void search.refetch();
    },
  };
}
