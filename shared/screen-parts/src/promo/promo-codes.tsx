import { useCartCommands } from '@tiffin/api';
import type { Cart } from '@tiffin/contracts';
import { shortfallByCodes } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { announce, Badge, Banner, Button, Column, Icon, Row, Text, TextButton } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { PromoCodeField } from './promo-code-field';
import { usePromoMessages } from './use-promo-messages';

/**
 * Renders the promo codes of a cart, whether they take it below its minimum, and a link that opens a field for
 * another.
 */
export function PromoCodes({ cart }: { readonly cart: Cart }): ReactElement {
  const t = usePromoMessages();
  const { removeCode } = useCartCommands(cart.merchantId);
  const format = useFormat();
  const shortMicro = shortfallByCodes(cart);
  const [isOpen, setOpen] = useState(false);
  const remove = (code: string) => {
    removeCode.mutate(code, {
      onSuccess: () => {
        announce(t('removed', { code }));
      },
    });
  };
  return (
    <Column $gap={8}>
      {cart.cartCheckoutCodes.map((code) => (
        <Row key={code} $between>
          <Badge tone="good" icon="ticket">
            {code}
          </Badge>
          <Button
            size="small"
            icon="close"
            busy={removeCode.isPending && removeCode.variables === code}
            onClick={() => {
              remove(code);
            }}
          >
            {t('remove', { code })}
          </Button>
        </Row>
      ))}
      {shortMicro !== null && (
        <Banner tone="warn" icon="ticket" role="alert">
          {t('short', {
            codes: format.list(cart.cartCheckoutCodes),
            amount: format.money(shortMicro, cart.currencyCode),
          })}
        </Banner>
      )}
      {(cart.removedCheckoutCodes ?? []).map(({ code, reason }) => (
        <Text key={code} $size="small" role="status">
          {t(`gone.${reason}`, { code })}
        </Text>
      ))}
      {isOpen ? (
        <PromoCodeField
          merchantId={cart.merchantId}
          onClose={() => {
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
            {t('add')}
          </TextButton>
        </div>
      )}
    </Column>
  );
}
