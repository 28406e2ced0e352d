import { useAddingCount } from '@tiffin/api';
import type { Cart, Merchant } from '@tiffin/contracts';
import { groupPath, parseQueryParameters } from '@tiffin/domain';
import { lazyScreen, prepareScreen } from '@tiffin/federation';
import { useFormat } from '@tiffin/i18n';
import { useLocation, useSearchParams } from '@tiffin/router';
import { ButtonLink, CartBar, Icon, Row } from '@tiffin/ui';
import { Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { withoutItem } from '../../domain/item-query';
import { queryWith } from '../../domain/query-with';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { useOverlayExit } from '../use-overlay-exit';
import type { CartSheet } from './cart-sheet';

const Sheet = lazyScreen<ComponentProps<typeof CartSheet>>(() =>
  import('./cart-sheet').then((m) => ({ View: m.CartSheet })),
);

type CartLauncherProps = { readonly merchant: Merchant; readonly cart: Cart | undefined };

/**
 * Renders, on phones and tablets, the bar with the cart's summary, unless the URL suppresses it, and the
 * sheet that it opens (`cart=open`). In a group order the bar leads back to the group first.
 */
export function CartLauncher({ merchant, cart }: CartLauncherProps): ReactElement | null {
  const t = useMenuCartMessages();
  const format = useFormat();
  const { pathname, state }: { readonly pathname: string; readonly state: unknown } = useLocation();
  const [query] = useSearchParams();
  const close = useOverlayExit((present) => queryWith(present, 'cart', ''));
  // A dish is counted at the press. The sum comes with the answer.
  const adding = useAddingCount(merchant.id);
  const count = (cart?.cartItems ?? []).reduce((sum, { quantity }) => sum + quantity, adding);
  const isOpen = query.get('cart') === 'open';
  const isOverDish = query.has('item');
  const { suppressOrderBar } = parseQueryParameters(query.toString());
  const groupId = cart?.fulfillmentId;
  const view = t('cart.view', { count });
  return (
    <>
      {cart && (count > 0 || groupId) && !suppressOrderBar && (
        <CartBar label={t('cart.title')}>
          <Row $gap={8}>
            {count > 0 && (
              <ButtonLink
                to={{ pathname, search: queryWith(withoutItem(query), 'cart', 'open').toString() }}
                // A dish that is on its way into the cart is still in the URL. Closing the cart leads to where that began.
                replace={isOverDish}
                state={isOverDish ? state : { isFromMenu: true }}
                variant={groupId ? 'outline' : 'primary'}
                size="big"
                wide={!groupId}
                aria-label={groupId ? view : undefined}
                amount={
                  groupId ? undefined : (
                    <span aria-busy={adding > 0 || undefined}>
                      {format.money(cart.financialInfo.subtotalMicro, cart.currencyCode)}
                    </span>
                  )
                }
                onPointerEnter={prepare}
                onFocus={prepare}
              >
                <Row as="span">
                  <Icon name="bag" />
                  {groupId ? count : view}
                </Row>
              </ButtonLink>
            )}
            {groupId && (
              <ButtonLink to={groupPath(groupId)} variant="primary" size="big" wide>
                {t('cart.toGroup')}
              </ButtonLink>
            )}
          </Row>
        </CartBar>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <Sheet merchant={merchant} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Preloads the sheet before the press. A failure shows at the press. */
function prepare(): void {
  prepareScreen(Sheet).catch(() => undefined);
}
