import { useCartCommands } from '@tiffin/api';
import type { Cart } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { FieldError } from '@tiffin/ui';
import { TileGroup } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { ChangeButton } from './change-button';
import { CustomTip } from './custom-tip';
import { Part } from './part';
import { useCheckoutMessages } from './use-checkout-messages';

const otherKey = 'other';

type TipPartProps = { readonly cart: Cart; readonly isOpen: boolean; readonly onChange: () => void };

/** Renders the tip: none, a share of the items, or a custom amount. */
export function TipPart({ cart, isOpen, onChange }: TipPartProps): ReactElement {
  const t = useCheckoutMessages();
  const format = useFormat();
  const { setTip } = useCartCommands(cart.merchantId);
  const [isWriting, setWriting] = useState(false);
  const title = t(cart.fulfillmentType === 'DELIVERY' ? 'tip.courier' : 'tip.kitchen');
  const { tipMicro } = cart.financialInfo;
  const money = (micro: number) => format.money(micro, cart.currencyCode);
  if (!isOpen) {
    return (
      <Part
        number={5}
        state="done"
        title={tipMicro === 0 ? t('tip.nothing') : t('tip.chosen', { amount: money(tipMicro) })}
        note={title}
        change={<ChangeButton part={title} onPress={onChange} />}
      />
    );
  }
  const choose = (key: string) => {
    setWriting(key === otherKey);
    if (key !== otherKey) setTip.mutate({ selectedTipOptionId: key, customTipAmountMicro: null });
  };
  return (
    <Part number={5} state="open" title={title} note={t('tip.note')}>
      <TileGroup
        fill
        legend={title}
        value={isWriting ? otherKey : chosenKey(cart, setTip.isPending ? setTip.variables : undefined)}
        options={[
          ...cart.tipOptions.map(({ id, percent, amountMicro }) => ({
            value: id,
            label: percent === 0 ? t('tip.none') : t('tip.percent', { percent: format.number(percent) }),
            note: percent === 0 ? undefined : money(amountMicro),
          })),
          { value: otherKey, label: t('tip.other'), note: t('tip.range') },
        ]}
        onChange={choose}
      />
      {(isWriting || (cart.customTipAmountMicro !== null && !setTip.isPending)) && (
        <CustomTip
          cart={cart}
          isSaving={setTip.isPending}
          onSave={(customTipAmountMicro) => {
            setWriting(false);
            setTip.mutate({ selectedTipOptionId: null, customTipAmountMicro });
          }}
        />
      )}
      {setTip.isError && <FieldError>{t('tip.errors.failed')}</FieldError>}
    </Part>
  );
}

type TipChoice = Pick<Cart, 'selectedTipOptionId' | 'customTipAmountMicro'>;

/** Returns the selected tile: the choice that is being saved, else the server's. */
function chosenKey(cart: Cart, underWay: TipChoice | undefined): string | undefined {
  const { selectedTipOptionId, customTipAmountMicro } = underWay ?? cart;
  if (customTipAmountMicro !== null) return otherKey;
  return selectedTipOptionId ?? cart.tipOptions.find(({ percent }) => percent === 0)?.id;
}
