import type { CartItem } from '@tiffin/contracts';
import { merchantPaths, originalLineMicro } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { Picture, Price, TextLink, VisuallyHidden, toast } from '@tiffin/ui';
import { Line, Stepper } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { withItem } from '../../domain/item-query';
import { lineInput } from '../../domain/line-input';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { LineDetail } from './line-detail';
import type { EditableCart } from './use-editable-cart';

const most = 99;

type CartLineProps = {
  readonly editable: EditableCart;
  readonly line: CartItem;
  readonly hasPicture: boolean;
};

/** Renders a line of the cart: edit, count, remove, undo. */
export function CartLine({ editable, line, hasPicture }: CartLineProps): ReactElement {
  const t = useMenuCartMessages();
  const { pathname, search } = useLocation();
  const { merchant, cart, commands } = editable;
  const { menu } = merchantPaths(merchant.url);
  const query = new URLSearchParams(pathname === menu ? search : '');
  // A dish that is open ends here (specification 4): closing the line must not lead back to it.
  const isOverDish = query.has('item');
  const remove = () => {
    commands.removeItem.mutate(line.cartItemId);
    toast({
      text: t('cart.removed', { name: line.name }),
      action: {
        label: t('cart.undo'),
        onAction: () => {
          commands.addItem.mutate(lineInput(line));
        },
      },
    });
  };
  const count = (quantity: number) => {
    if (quantity === 0) remove();
    else commands.updateItem.mutate({ cartItemId: line.cartItemId, body: lineInput(line, quantity) });
  };
  return (
    <Line
      picture={hasPicture && <Picture src={line.imageUrl} width={58} radius={16} />}
      name={line.name}
      detail={<LineDetail line={line} />}
      amount={
        <span aria-busy={commands.isUpdatingItem || undefined}>
          <Price
            priceMicro={line.priceMicro}
            originalMicro={originalLineMicro(line)}
            currencyCode={cart.currencyCode}
          />
        </span>
      }
      action={
        line.isAvailable && (
          <TextLink
            $small
            to={{ pathname: menu, search: withItem(query, line.menuItemId, line.cartItemId).toString() }}
            replace={isOverDish}
            state={isOverDish ? undefined : { isFromMenu: true }}
          >
            {t('cart.edit')}
            <VisuallyHidden> {line.name}</VisuallyHidden>
          </TextLink>
        )
      }
      control={<Stepper bin item={line.name} count={line.quantity} max={most} onChange={count} />}
    />
  );
}
