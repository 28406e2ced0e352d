import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { MenuPageSkeleton } from '../menu/menu-page-skeleton';

const Unknown = lazyScreen<object>(() =>
  import('./unknown-merchant').then((m) => ({ View: m.UnknownMerchant })),
);

/** Renders what a URL that names no merchant leads to, in its own chunk. */
export function LazyUnknownMerchant(): ReactElement {
  return (
    <Suspense fallback={<MenuPageSkeleton />}>
      <Unknown />
    </Suspense>
  );
}
