import { Menu } from '@tiffin/ui/popups';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

type CardMenuProps = {
  readonly button: ReactElement;
  readonly card: string;
  readonly onRemove: () => void;
};

/** Renders the menu of a stored card behind its button, which was already pressed. */
export function CardMenu({ button, card, onRemove }: CardMenuProps): ReactElement {
  const t = useCheckoutMessages();
  return (
    <Menu
      defaultOpen
      label={t('pay.optionsOf', { card })}
      button={button}
      entries={[{ key: 'remove', label: t('pay.removeOf', { card }), icon: 'trash', onSelect: onRemove }]}
    />
  );
}
