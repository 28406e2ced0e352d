import type { CartItem } from '@tiffin/contracts';
import { FieldError, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';

/** Renders options, note and perk of a line in small text, and whether it is unavailable. */
export function LineDetail({ line }: { readonly line: CartItem }): ReactElement {
  const t = useMenuCartMessages();
  const options = line.cartItemOptions.map(({ name, incrementCount }) =>
    incrementCount > 1 ? t('cart.times', { count: incrementCount, name }) : name,
  );
  return (
    <>
      {options.length > 0 && <p>{options.join(t('cart.comma'))}</p>}
      {line.note !== '' && <p>{t('cart.note', { note: line.note })}</p>}
      {line.perk?.isSelected === true && line.perk.note !== null && (
        <Text $size="hint" $tone="success">
          {line.perk.note}
        </Text>
      )}
      {!line.isAvailable && <FieldError>{t('cart.goneLine')}</FieldError>}
    </>
  );
}
