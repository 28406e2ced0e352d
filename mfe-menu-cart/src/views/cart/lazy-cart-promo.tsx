import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import type { CartPromo } from './cart-promo';

const Promo = lazyScreen<ComponentProps<typeof CartPromo>>(() =>
  import('./cart-promo').then((m) => ({ View: m.CartPromo })),
);

/** Applies the promo code of the URL, in its own chunk. */
export function LazyCartPromo(props: ComponentProps<typeof CartPromo>): ReactElement {
  return (
    <Suspense fallback={null}>
      <Promo {...props} />
    </Suspense>
  );
}
