import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Card, Column, Heading, lidHueAt, Text } from '@tiffin/ui';
import { ShareBar, Totals } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { guestName, owedToHostMicro } from '../../domain/guest-tier';
import type { GuestTier } from '../../domain/guest-tier';
import { hostPayment } from '../../domain/host-payment';
import { useListedNames } from '../payment/use-listed-names';
import { usePaymentMessages } from '../payment/use-payment-messages';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { useTotalRows } from './use-total-rows';

type MoneyCardProps = {
  readonly group: Fulfillment;
  readonly tiers: readonly GuestTier[];
};

/** Renders the group's total and each person's share. */
export function MoneyCard({ group, tiers }: MoneyCardProps): ReactElement {
  const t = useGroupMessages();
  const rows = useTotalRows(group);
  return (
    <Card as="section">
      <Column>
        <Heading>{t('money.heading')}</Heading>
        {group.costBreakdown.itemSumMicro > 0 && (
          <>
            <ShareBar
              parts={tiers
                .filter(({ basis }) => basis === 'shared')
                .map(({ guest, amountMicro }) => ({
                  key: guest.externalUserId,
                  name: guestName(guest),
                  hue: lidHueAt(guest.seat),
                  valueMicro: amountMicro,
                }))}
            />
            <Totals rows={rows} currencyCode={group.currencyCode} />
          </>
        )}
        <MoneyHints group={group} tiers={tiers} />
      </Column>
    </Card>
  );
}

function MoneyHints({ group, tiers }: MoneyCardProps): ReactElement | null {
  const tPayment = usePaymentMessages();
  const listed = useListedNames();
  const format = useFormat();
  const owedMicro = owedToHostMicro(tiers);
  const { itemSumMicro } = group.costBreakdown;
  const { hostMicro, guestsMicro, missing } = hostPayment(group);
  const undone = tiers.filter(({ isHost, state }) => !isHost && state !== 'ready');
  const money = (micro: number) => format.money(micro, group.currencyCode);
  return (
    <>
      {guestsMicro > 0 && <Text $size="hint">{tPayment('heldSoFar', { amount: money(guestsMicro) })}</Text>}
      {owedMicro > 0 && missing.length === 0 && (
        <Text $size="hint">
          <Sentence
            name="money.owed"
            values={{ owed: money(owedMicro), own: money(hostMicro - owedMicro) }}
          />
        </Text>
      )}
      {itemSumMicro === 0 && (
        <Text $size="hint">
          <Sentence name="money.nothing" />
        </Text>
      )}
      {undone.length > 0 && (
        <Text $size="hint">
          <Sentence
            name="money.undone"
            values={{ names: listed(undone.map(({ guest }) => guest.firstName)), count: undone.length }}
          />
        </Text>
      )}
    </>
  );
}
