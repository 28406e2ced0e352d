import { useCartCommands } from '@tiffin/api';
import type { Cart } from '@tiffin/contracts';
import { shortfallByCodes } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Banner, Button, Column, Icon, Row, Text, TextButton, announce } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { PromoField } from './promo-field';
import { useCheckoutMessages } from './use-checkout-messages';

/**
 * Renders the promo codes of the cart, whether they take it below its minimum, and a link that opens a field for
 * another.
 */
export function PromoCodes({ cart }: { readonly cart: Cart }): ReactElement {
  const t = useCheckoutMessages();
  const { removeCode } = useCartCommands(cart.merchantId);
  const format = useFormat();
  const shortMicro = shortfallByCodes(cart);
  const [isOpen, setOpen] = useState(false);
  const remove = (code: string) => {
    removeCode.mutate(code, {
      onSuccess: () => {
        announce(t('promo.removed', { code }));
      },
    });
  };
  return (
    <Column $gap={8}>
      {cart.cartCheckoutCodes.map((code) => (
        <Row key={code} $between>
          <Text as="span" $strong>
            {code}
          </Text>
          <Button
            size="small"
            icon="close"
            busy={removeCode.isPending && removeCode.variables === code}
            onClick={() => {
              remove(code);
            }}
          >
            {t('promo.remove', { code })}
          </Button>
        </Row>
      ))}
      {shortMicro !== null && (
        <Banner tone="warn" icon="ticket" role="alert">
          {t('promo.short', {
            codes: format.list(cart.cartCheckoutCodes),
            amount: format.money(shortMicro, cart.currencyCode),
          })}
        </Banner>
      )}
      {(cart.removedCheckoutCodes ?? []).map(({ code, reason }) => (
        <Text key={code} $size="small" role="status">
          {t(`promo.gone.${reason}`, { code })}
        </Text>
      ))}
      {isOpen ? (
        <PromoField
          merchantId={cart.merchantId}
          onAdded={() => {
            setOpen(false);
          }}
        />
      ) : (
        <div>
          <TextButton
            $small
            onClick={() => {
              setOpen(true);
            }}
          >
            <Icon name="ticket" size="small" />
            {t('promo.add')}
          </TextButton>
        </div>
      )}
    </Column>
  );
}
