import { useSession } from '@tiffin/auth';
import { writeCookie } from '@tiffin/config';
import { announce, toast } from '@tiffin/ui';
import { useMemo, useSyncExternalStore } from 'react';
import {
  favouritesOf,
  GUEST,
  isSameFavourite,
  parseFavourites,
  toggleFavourite,
} from '../../domain/favourites';
import type { Favourite, FavouritesByPerson } from '../../domain/favourites';
import { useFavouriteMessages } from './use-favourite-messages';
import { storedFavourites } from './stored-favourites';

type Favourites = {
  /** False in a host's page: we never learn that its person has signed out, so nothing of them is stored. */
  readonly isOffered: boolean;
  /** The person's favourites, the newest first; a guest's until the person is known. */
  readonly favourites: readonly Favourite[];
  readonly has: (favourite: Favourite) => boolean;
  /** Adds or removes a favourite, and says so. */
  readonly toggle: (favourite: Favourite) => void;
};

/** There is no service for favourites, so this browser stores them, separately for each person and for guests. */
export function useFavourites(): Favourites {
  const t = useFavouriteMessages();
  const session = useSession();
  const text = useSyncExternalStore(subscribe, storedFavourites.read, () => null);
  const person = session.status === 'authenticated' ? session.externalUserId : GUEST;
  const favourites = useMemo(() => favouritesOf(read(text), person), [text, person]);
  const has = (favourite: Favourite) => favourites.some((one) => isSameFavourite(one, favourite));
  return {
    isOffered: session.status !== 'embedded',
    favourites,
    has,
    toggle: (favourite) => {
      if (!store(toggleFavourite(read(storedFavourites.read()), person, favourite))) {
        toast({ text: t('notStored'), tone: 'bad' });
        return;
      }
      listeners.forEach((changed) => changed());
      const name = favourite.dish?.name ?? favourite.merchantName;
      announce(t(has(favourite) ? 'removed' : 'added', { name }));
    },
  };
}

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  // Another tab of this browser has changed them.
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

function store(all: FavouritesByPerson): boolean {
  if (all.length === 0) return storedFavourites.remove();
  writeCookie('personalScreens', '1');
  return storedFavourites.write(JSON.stringify(all));
}

function read(text: string | null): FavouritesByPerson {
  try {
    return parseFavourites(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}
