import type { Cart } from '@tiffin/contracts';
import { MICRO_PER_UNIT, parseTip, TIP_MAX_MICRO } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useFormat } from '@tiffin/i18n';
import { Button, Column, Input } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { readTipAmount } from '../domain/tip-amount';
import { useCheckoutMessages } from './use-checkout-messages';

type CustomTipProps = {
  readonly cart: Pick<Cart, 'currencyCode' | 'customTipAmountMicro'>;
  readonly isSaving: boolean;
  readonly onSave: (amountMicro: number) => void;
};

/** Renders a custom tip. Outside of its bounds it shows an error, and the input stays. */
export function CustomTip({ cart, isSaving, onSave }: CustomTipProps): ReactElement {
  const t = useCheckoutMessages();
  const format = useFormat();
  const current = cart.customTipAmountMicro;
  const shown = current === null ? '' : String(current / MICRO_PER_UNIT);
  const [text, setText] = useState(shown);
  useDirty(text !== shown && (parseTip(text) ?? NaN) !== current);
  const [problem, setProblem] = useState<'number' | 'range'>();
  const bounds = {
    minimum: format.money(0, cart.currencyCode),
    maximum: format.money(TIP_MAX_MICRO, cart.currencyCode),
  };
  const check = () => {
    const read = readTipAmount(text);
    setProblem(read.kind === 'refused' && text !== '' ? read.reason : undefined);
    return read;
  };
  const save = () => {
    const read = check();
    if (read.kind === 'refused') setProblem(read.reason);
    if (read.kind === 'accepted') onSave(read.amountMicro);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Column $gap={12}>
        <Field
          label={t('tip.custom')}
          hint={t('tip.customHint', bounds)}
          error={problem && t(`tip.errors.${problem}`, bounds)}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
            onBlur={check}
          />
        </Field>
        <div>
          <Button type="submit" size="small" busy={isSaving}>
            {t('tip.save')}
          </Button>
        </div>
      </Column>
    </form>
  );
}
