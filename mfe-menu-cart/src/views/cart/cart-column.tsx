import type { Merchant } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Card } from '@tiffin/ui';
import { Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import styled from 'styled-components';
import type { CartPanel } from './cart-panel';
import { CartSkeleton } from './cart-skeleton';

const Panel = lazyScreen<ComponentProps<typeof CartPanel>>(() =>
  import('./cart-panel').then((m) => ({ View: m.CartPanel })),
);

const Tall = styled(Card)`
  max-height: calc(100dvh - 84px);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

/** Renders the cart beside the menu, on desktops. */
export function CartColumn({ merchant }: { readonly merchant: Merchant }): ReactElement {
  return (
    <Tall>
      <Suspense fallback={<CartSkeleton />}>
        <Panel merchant={merchant} />
      </Suspense>
    </Tall>
  );
}
