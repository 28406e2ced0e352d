import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import { MICRO_PER_UNIT, parseTip } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Input, Skeleton, Text } from '@tiffin/ui';
import { Field, TileGroup } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useGroupMessages } from '../use-group-messages';
import { PanelFrame } from './panel-frame';
import type { PanelProps } from './panel-props';
import { useSaveSetting } from './use-save-setting';

const own = 'own';

/** Renders the group's tip for kitchen and courier. */
export function TipPanel(props: PanelProps): ReactElement {
  const { group } = props;
  const t = useGroupMessages();
  const format = useFormat();
  const { save, frame } = useSaveSetting('tip', props);
  const { selectedTipOptionId, customTipAmountMicro } = group.tip;
  const chosenNow = customTipAmountMicro === null ? (selectedTipOptionId ?? undefined) : own;
  const typedNow = customTipAmountMicro === null ? '' : String(customTipAmountMicro / MICRO_PER_UNIT);
  const [chosen, setChosen] = useState(chosenNow);
  const [typed, setTyped] = useState(typedNow);
  const [isRefused, setRefused] = useState(false);
  const tips = useQuery(fulfillmentQueries.tipOptions(group.fulfillmentId));
  const submit = () => {
    if (chosen !== own) {
      save({ tip: { selectedTipOptionId: chosen ?? null, customTipAmountMicro: null } });
      return;
    }
    const amount = parseTip(typed);
    setRefused(amount === null);
    if (amount !== null) save({ tip: { selectedTipOptionId: null, customTipAmountMicro: amount } });
  };
  return (
    <PanelFrame
      title={t('settings.tip')}
      onSave={submit}
      frame={frame}
      isChanged={chosen !== chosenNow || typed !== typedNow}
    >
      <Text $tone="muted">{t('tip.text')}</Text>
      {tips.isPending && <Skeleton $height="48px" $radius="12px" />}
      {tips.data && (
        <TileGroup
          fill
          legend={t('settings.tip')}
          value={chosen}
          options={[
            ...tips.data.map(({ id, percent, amountMicro }) => ({
              value: id,
              label: percent === 0 ? t('tip.none') : t('tip.percent', { percent }),
              note: percent === 0 ? undefined : format.money(amountMicro, group.currencyCode),
            })),
            { value: own, label: t('tip.own') },
          ]}
          onChange={setChosen}
        />
      )}
      {chosen === own && (
        <Field label={t('tip.amount')} error={isRefused && t('tip.refused')}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        </Field>
      )}
    </PanelFrame>
  );
}
