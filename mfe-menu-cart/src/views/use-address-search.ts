import { useLocation, useNavigate, useNewestLocation } from '@tiffin/router';
import { useState } from 'react';
import { queryWith } from '../domain/browse-address';
import { useDebounced } from './use-debounced';

export type AddressSearch = {
  /** What stands in the field. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Empties the field and the address at once. */
  readonly clear: () => void;
};

/**
 * A search that the address remembers as `q`, 500 ms after the last key. Who presses a link in that time has gone on:
 * the words do not call them back, and do not close what they opened.
 *
 * @param term the words in the address, as the screen has read them; another address changes the field too
 */
export function useAddressSearch(term: string): AddressSearch {
  const { pathname } = useLocation();
  const newest = useNewestLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(term);
  const [shownFor, setShownFor] = useState(term);
  /** What was told to the address and has not come back yet: more may stand in the field by then. */
  const [told, setTold] = useState<string>();
  if (shownFor !== term) {
    setShownFor(term);
    setTold(undefined);
    if (term !== told && typed.trim() !== term) setTyped(term);
  }
  const keep = (words: string) => {
    const now = newest();
    const query = new URLSearchParams(now.search);
    if (now.pathname !== pathname || (query.get('q') ?? '') === words.trim()) return;
    setTold(words.trim());
    void navigate({ search: queryWith(query, 'q', words.trim()).toString() }, { replace: true });
  };
  useDebounced(typed, keep);
  return {
    typed,
    setTyped,
    clear: () => {
      setTyped('');
      keep('');
    },
  };
}
