import type { Cart } from '@tiffin/contracts';
import { TIP_MAX_MICRO } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { FieldError } from '@tiffin/ui';
import { TileGroup } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { CustomTip } from './custom-tip';
import { StepSection } from './step-section';
import { useCheckoutMessages } from './use-checkout-messages';
import { otherTip } from './use-tip-entry';
import type { TipEntry } from './use-tip-entry';

type TipSectionProps = {
  readonly cart: Cart;
  readonly tip: TipEntry;
  readonly isOpen: boolean;
};

/** Renders the tip: none, a share of the items, or a custom amount. */
export function TipSection({ cart, tip, isOpen }: TipSectionProps): ReactElement {
  const t = useCheckoutMessages();
  const format = useFormat();
  const title = t(cart.fulfillmentType === 'DELIVERY' ? 'tip.courier' : 'tip.kitchen');
  const { tipMicro } = cart.financialInfo;
  const money = (micro: number) => format.money(micro, cart.currencyCode);
  if (!isOpen) {
    return (
      <StepSection
        title={tipMicro === 0 ? t('tip.nothing') : t('tip.chosen', { amount: money(tipMicro) })}
        note={title}
      />
    );
  }
  return (
    <StepSection title={title} note={t('tip.note')}>
      <TileGroup
        fill
        legend={title}
        value={tip.chosen}
        options={[
          ...cart.tipOptions.map(({ id, percent, amountMicro }) => ({
            value: id,
            label: percent === 0 ? t('tip.none') : t('tip.percent', { percent: format.number(percent) }),
            note: percent === 0 ? undefined : money(amountMicro),
          })),
          { value: otherTip, label: t('tip.other'), note: t('tip.range', { maximum: money(TIP_MAX_MICRO) }) },
        ]}
        onChange={tip.choose}
      />
      {tip.chosen === otherTip && <CustomTip currencyCode={cart.currencyCode} tip={tip} />}
      {tip.hasFailed && <FieldError>{t('tip.errors.failed')}</FieldError>}
    </StepSection>
  );
}
