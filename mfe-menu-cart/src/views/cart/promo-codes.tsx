import { ApiError } from '@tiffin/api';
import { shortfallByCodes } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useFormat } from '@tiffin/i18n';
import {
  Badge,
  Banner,
  Button,
  Column,
  Grow,
  Input,
  Row,
  Text,
  TextButton,
  VisuallyHidden,
} from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import type { EditableCart } from './use-editable-cart';

/**
 * Renders the applied promo codes, whether they take the cart below its minimum, and a folded field for another.
 */
export function PromoCodes({ editable }: { readonly editable: EditableCart }): ReactElement {
  const t = useMenuCartMessages();
  const { cart, commands } = editable;
  const { addCode, removeCode } = commands;
  const format = useFormat();
  const shortMicro = shortfallByCodes(cart);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  useDirty(typed.trim() !== '');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const code = typed.trim();
    if (code === '') return;
    addCode.mutate(code, {
      onSuccess: () => {
        setTyped('');
        setIsOpen(false);
      },
    });
  };
  const refusal = addCode.error instanceof ApiError ? addCode.error.body : undefined;
  return (
    <Column $gap={8}>
      {cart.cartCheckoutCodes.map((code) => (
        <Row key={code} $between>
          <Badge tone="good" icon="ticket">
            {code}
          </Badge>
          <TextButton
            $small
            onClick={() => {
              removeCode.mutate(code);
            }}
          >
            {t('promo.remove')}
            <VisuallyHidden> {code}</VisuallyHidden>
          </TextButton>
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
        <form noValidate onSubmit={submit}>
          <Field label={t('promo.label')} error={addCode.isError && (refusal ?? t('promo.refused'))}>
            <Row>
              <Grow>
                <Input
                  autoFocus
                  autoComplete="off"
                  autoCapitalize="characters"
                  maxLength={40}
                  value={typed}
                  onChange={(event) => {
                    setTyped(event.target.value);
                  }}
                />
              </Grow>
              <Button type="submit" busy={addCode.isPending}>
                {t('promo.apply')}
              </Button>
            </Row>
          </Field>
        </form>
      ) : (
        <div>
          <TextButton
            $small
            onClick={() => {
              setIsOpen(true);
            }}
          >
            {t('promo.add')}
          </TextButton>
        </div>
      )}
    </Column>
  );
}
