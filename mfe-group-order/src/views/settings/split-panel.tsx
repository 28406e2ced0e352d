import { isOffered } from '@tiffin/api';
import { parseAmount } from '../../domain/amount';
import { currencySymbol, MICRO_PER_UNIT } from '@tiffin/domain';
import { Input, Stack, Text, VisuallyHidden } from '@tiffin/ui';
import { ChoiceRow, Field, Switch } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Choices } from './choices';
import { PanelFrame } from './panel-frame';
import type { PanelProps } from './panel-props';
import { SplitNote } from '../split-note';
import { useGroupMessages } from '../use-group-messages';
import { SharedCostsChoices } from './shared-costs-choices';
import { useSaveSetting } from './use-save-setting';
import { useSplitPanelMessages } from './use-split-panel-messages';

const ways = ['all', 'upTo', 'separately'] as const;
type Way = (typeof ways)[number];

/**
 * Renders who pays (the host for all, up to an amount for each, or everybody for themselves), how shared costs divide, and who sees
 * other people's items.
 */
export function SplitPanel(props: PanelProps): ReactElement {
  const { group } = props;
  const t = useSplitPanelMessages();
  const tGroup = useGroupMessages();
  const { save, frame } = useSaveSetting('split', props);
  const [way, setWay] = useState<Way>(wayOf(group));
  const amountNow = group.fixedAmountMicro === null ? '20' : String(group.fixedAmountMicro / MICRO_PER_UNIT);
  const [typed, setTyped] = useState(amountNow);
  const [isRefused, setRefused] = useState(false);
  const [sharedCosts, setSharedCosts] = useState(group.sharedCosts ?? 'BY_VALUE');
  const [showGuestItems, setShow] = useState(group.groupDisplay.showGuestItems);
  const isChanged =
    way !== wayOf(group) ||
    typed !== amountNow ||
    sharedCosts !== (group.sharedCosts ?? 'BY_VALUE') ||
    showGuestItems !== group.groupDisplay.showGuestItems;
  const submit = () => {
    const amount = parseAmount(typed);
    setRefused(way === 'upTo' && amount === null);
    if (way === 'upTo' && amount === null) return;
    save({
      paymentSplit: way === 'separately' ? 'PAY_SEPARATELY' : 'FIXED_AMOUNT',
      fixedAmountMicro: way === 'upTo' ? amount : null,
      ...(isOffered('sharedCosts') && { sharedCosts }),
      showGuestItems,
    });
  };
  return (
    <PanelFrame title={tGroup('settings.split')} onSave={submit} frame={frame} isChanged={isChanged}>
      {isOffered('guestPayments') ? (
        <Choices>
          <VisuallyHidden as="legend">{tGroup('settings.split')}</VisuallyHidden>
          <Stack as="div">
            {ways.map((value) => (
              <ChoiceRow
                key={value}
                name="split"
                value={value}
                checked={way === value}
                title={t(`${value}.title`)}
                note={t(`${value}.note`)}
                onChange={() => {
                  setWay(value);
                }}
              />
            ))}
          </Stack>
        </Choices>
      ) : (
        <Text>
          <SplitNote group={group} />
        </Text>
      )}
      {way === 'upTo' && (
        <Field
          label={t('amount', { currency: currencySymbol(group.currencyCode) })}
          error={isRefused && t('refused')}
        >
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
      {way !== 'all' && isOffered('sharedCosts') && (
        <SharedCostsChoices chosen={sharedCosts} onChoose={setSharedCosts} />
      )}
      <Switch
        label={t('show')}
        note={t('showNote')}
        checked={showGuestItems}
        onChange={(event) => {
          setShow(event.target.checked);
        }}
      />
    </PanelFrame>
  );
}

function wayOf({ paymentSplit, fixedAmountMicro }: PanelProps['group']): Way {
  if (paymentSplit === 'PAY_SEPARATELY') return 'separately';
  return fixedAmountMicro === null ? 'all' : 'upTo';
}
