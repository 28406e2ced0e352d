import { lazyScreen } from '@tiffin/federation';
import { useHydrated } from '@tiffin/screen-parts';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { storedFavourites } from '../favourites/stored-favourites';
import { FavouritesRoom } from './favourites-room';

const List = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "favourites" */ './favourites');
  return { View: screen.Favourites };
});

/** Renders the favourites in their own chunk, which nobody without favourites loads. */
export function LazyFavourites(): ReactElement | null {
  const isHydrated = useHydrated();
  if (!isHydrated || storedFavourites.read() === null) return null;
  return (
    <Suspense fallback={<FavouritesRoom />}>
      <List />
    </Suspense>
  );
}
