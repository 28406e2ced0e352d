import type { Cart, Menu, Merchant } from '@tiffin/contracts';
import { ownEntry } from '@tiffin/domain';
import { lazyScreen } from '@tiffin/federation';
import { useSearchParams } from '@tiffin/router';
import { Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { withoutItem } from '../../domain/item-query';
import { useOverlayExit } from '../use-overlay-exit';
import type { ItemDialog } from './item-dialog';

const Overlay = lazyScreen<ComponentProps<typeof ItemDialog>>(() =>
  import('./item-dialog').then((m) => ({ View: m.ItemDialog })),
);

type ItemOverlayProps = {
  readonly merchant: Merchant;
  readonly menu: Menu;
  readonly cart: Cart | undefined;
};

/** Renders the item that the URL names (`item`), and the cart line that it edits (`line`). */
export function ItemOverlay({ merchant, menu, cart }: ItemOverlayProps): ReactElement | null {
  const [query] = useSearchParams();
  const close = useOverlayExit(withoutItem);
  const itemId = query.get('item');
  const lineId = query.get('line');
  const line = lineId === null ? undefined : cart?.cartItems.find(({ cartItemId }) => cartItemId === lineId);
  if (itemId === null || (lineId !== null && cart === undefined)) return null;
  return (
    <Suspense fallback={null}>
      <Overlay
        key={`${itemId} ${line?.cartItemId ?? ''}`}
        merchant={merchant}
        menu={menu}
        item={ownEntry(menu.items, itemId)}
        line={line}
        onClose={close}
      />
    </Suspense>
  );
}
