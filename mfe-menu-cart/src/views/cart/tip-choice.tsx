import { MICRO_PER_UNIT, parseTip } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useFormat } from '@tiffin/i18n';
import { Button, Column, Grow, Input, LabelText, Row } from '@tiffin/ui';
import { Field, TileGroup } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { useOptimisticChoice } from '../use-optimistic-choice';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import type { EditableCart } from './use-editable-cart';

const custom = 'custom';

/** Renders a tip: a per cent, none, or a custom amount from 0 to 200. */
export function TipChoice({ editable }: { readonly editable: EditableCart }): ReactElement | null {
  const t = useMenuCartMessages();
  const format = useFormat();
  const { cart, commands } = editable;
  const { setTip } = commands;
  const [isOwn, setIsOwn] = useState(cart.customTipAmountMicro !== null);
  const tip = useOptimisticChoice(cart.selectedTipOptionId);
  if (cart.tipOptions.length === 0) return null;
  const choose = (id: string) => {
    setIsOwn(id === custom);
    if (id === custom) return;
    tip.choose(id);
    setTip.mutate({ selectedTipOptionId: id, customTipAmountMicro: null }, { onSettled: tip.settle });
  };
  return (
    <Column $gap={8}>
      <LabelText>{t('tip.title')}</LabelText>
      <TileGroup
        fill
        legend={t('tip.title')}
        value={isOwn ? custom : (tip.shown ?? undefined)}
        options={[
          ...cart.tipOptions.map(({ id, percent, amountMicro }) => ({
            value: id,
            label: percent === 0 ? t('tip.none') : format.number(percent / 100, { style: 'percent' }),
            note: percent === 0 ? undefined : format.money(amountMicro, cart.currencyCode),
          })),
          { value: custom, label: t('tip.other') },
        ]}
        onChange={choose}
      />
      {isOwn && <OwnTip editable={editable} />}
    </Column>
  );
}

function OwnTip({ editable }: { readonly editable: EditableCart }): ReactElement {
  const t = useMenuCartMessages();
  const { cart, commands } = editable;
  const current = cart.customTipAmountMicro;
  const shown = current === null ? '' : String(current / MICRO_PER_UNIT);
  const [typed, setTyped] = useState(shown);
  useDirty(typed !== shown && (parseTip(typed) ?? NaN) !== current);
  const [isRefused, setIsRefused] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const customTipAmountMicro = parseTip(typed);
    setIsRefused(customTipAmountMicro === null);
    if (customTipAmountMicro !== null) {
      commands.setTip.mutate({ selectedTipOptionId: null, customTipAmountMicro });
    }
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field label={t('tip.own')} error={isRefused && t('tip.refused')}>
        <Row>
          <Grow>
            <Input
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
            />
          </Grow>
          <Button type="submit" busy={commands.setTip.isPending}>
            {t('tip.set')}
          </Button>
        </Row>
      </Field>
    </form>
  );
}
