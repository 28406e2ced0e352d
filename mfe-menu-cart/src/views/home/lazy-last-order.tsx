import { useSession } from '@tiffin/auth';
import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { KeptRoom } from './kept-room';

const Order = lazyScreen(async () => {
  const screen = await import(/* webpackChunkName: "last-order" */ './for-me');
  return { View: screen.ForMe };
});

/** Renders what is for a signed-in person in its own chunk: their team's group orders, their last order. */
export function LazyLastOrder(): ReactElement | null {
  const { status } = useSession();
  if (status === 'guest') return null;
  const rooms = (
    <>
      <KeptRoom part="team-orders" isLoading />
      <KeptRoom part="last-order" isLoading />
    </>
  );
  if (status === 'initialising') return rooms;
  return (
    <Suspense fallback={rooms}>
      <Order />
    </Suspense>
  );
}
