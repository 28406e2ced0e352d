import { useLocation, useNavigate, useNewestLocation } from '@tiffin/router';
import { useState } from 'react';
import { useDebounced } from './use-debounced';

/** How long a search waits for the next key (specification 9). */
const DEBOUNCE_MS = 500;

export type SearchInUrl = {
  /** The text in the field. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Clears the field and the URL at once. */
  readonly clear: () => void;
};

/**
 * Keeps a search in the URL as `q`, 500 ms after the last key. If the person follows a link in that time, the
 * update does not navigate back and closes nothing.
 *
 * @param term the text in the URL, as the screen has read it; another URL changes the field, too
 */
export function useSearchInUrl(term: string): SearchInUrl {
  const { pathname } = useLocation();
  const newest = useNewestLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(term);
  const [shownFor, setShownFor] = useState(term);
  /** The text that was written to the URL but not yet read back. The field may have changed since. */
  const [written, setWritten] = useState<string>();
  if (shownFor !== term) {
    setShownFor(term);
    setWritten(undefined);
    if (term !== written && typed.trim() !== term) setTyped(term);
  }
  const keep = (words: string) => {
    const now = newest();
    const query = new URLSearchParams(now.search);
    if (now.pathname !== pathname || (query.get('q') ?? '') === words.trim()) return;
    setWritten(words.trim());
    if (words.trim() === '') query.delete('q');
    else query.set('q', words.trim());
    void navigate({ search: query.toString() }, { replace: true });
  };
  useDebounced(typed, DEBOUNCE_MS, keep);
  return {
    typed,
    setTyped,
    clear: () => {
      setTyped('');
      keep('');
    },
  };
}
