import type { Cart, Menu, Merchant } from '@tiffin/contracts';
import { ownEntry } from '@tiffin/domain';
import { lazyScreen, prepareScreen } from '@tiffin/federation';
import { Suspense, useEffect } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { withoutItem } from '../../domain/item-query';
import { whenIdle } from '../when-idle';
import { useOverlayExit } from '../use-overlay-exit';
import type { ItemDialog } from './item-dialog';
import { useNewestQuery } from './newest-query';

const Overlay = lazyScreen<ComponentProps<typeof ItemDialog>>(() =>
  import(/* webpackChunkName: "menu-extras" */ './item-dialog').then((m) => ({ View: m.ItemDialog })),
);

const LONGEST_MS = 5000;
const GUESS_MS = 1000;

type ItemOverlayProps = {
  readonly merchant: Merchant;
  readonly menu: Menu;
  /** The menu's language as a BCP 47 tag, if it differs from the page's. */
  readonly language: string | undefined;
  readonly cart: Cart | undefined;
};

/** Renders the item that the URL names (`item`), and the cart line that it edits (`line`). */
export function ItemOverlay({ merchant, menu, language, cart }: ItemOverlayProps): ReactElement | null {
  const query = useNewestQuery();
  const close = useOverlayExit(withoutItem);
  // A dish opens at once because its code is here before the first tap. A failure shows when it opens.
  useEffect(
    () => whenIdle(() => void prepareScreen(Overlay).catch(() => undefined), LONGEST_MS, GUESS_MS),
    [],
  );
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
        language={language}
        item={ownEntry(menu.items, itemId)}
        line={line}
        onClose={close}
      />
    </Suspense>
  );
}
