import type { Merchant } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { CartFrame, CartLines } from './cart-frame';
import type { CartPanel } from './cart-panel';
import { CartSkeleton } from './cart-skeleton';

const Panel = lazyScreen<ComponentProps<typeof CartPanel>>(() =>
  import('./cart-panel').then((m) => ({ View: m.CartPanel })),
);

/** Renders the cart beside the menu, on desktops. */
export function CartColumn({ merchant }: { readonly merchant: Merchant }): ReactElement {
  return (
    <CartFrame data-cart-column="">
      <Suspense
        fallback={
          <CartLines>
            <CartSkeleton />
          </CartLines>
        }
      >
        <Panel merchant={merchant} />
      </Suspense>
    </CartFrame>
  );
}
