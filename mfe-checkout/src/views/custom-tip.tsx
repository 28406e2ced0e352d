import type { CurrencyCode } from '@tiffin/contracts';
import { TIP_MAX_MICRO } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Button, Column, Input } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';
import type { TipEntry } from './use-tip-entry';

type CustomTipProps = { readonly currencyCode: CurrencyCode; readonly tip: TipEntry };

/** Renders a custom tip. Outside of its bounds it shows an error, and the input stays. */
export function CustomTip({ currencyCode, tip }: CustomTipProps): ReactElement {
  const t = useCheckoutMessages();
  const format = useFormat();
  const bounds = {
    minimum: format.money(0, currencyCode),
    maximum: format.money(TIP_MAX_MICRO, currencyCode),
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void tip.save();
      }}
    >
      <Column $gap={12}>
        <Field
          label={t('tip.custom')}
          hint={t('tip.customHint', bounds)}
          error={tip.problem && t(`tip.errors.${tip.problem}`, bounds)}
        >
          <Input
            ref={tip.field}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={tip.text}
            onChange={(event) => {
              tip.setText(event.target.value);
            }}
          />
        </Field>
        <div>
          <Button type="submit" size="small" busy={tip.isSaving}>
            {t('tip.save')}
          </Button>
        </div>
      </Column>
    </form>
  );
}
