import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { lazyScreen } from '@tiffin/federation';
import { Button, Card, Column, Heading, Row, Text } from '@tiffin/ui';
import { Switch } from '@tiffin/ui/more';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { cardPart } from '../../domain/card-part';
import type { GuestTier } from '../../domain/guest-tier';
import { guestName } from '../../domain/guest-tier';
import type { MissingPayment } from '../../domain/host-payment';
import { usePaymentMessages } from '../payment/use-payment-messages';
import { useGroupTime } from '../use-group-time';

const RemoveDialog = lazyScreen<{ group: Fulfillment; tier: GuestTier; onClose: () => void }>(() =>
  import('../people/remove-dialog').then((m) => ({ View: m.RemoveDialog })),
);

type MissingPaymentsProps = {
  readonly group: Fulfillment;
  readonly missing: readonly MissingPayment[];
  readonly coveredIds: readonly string[];
  /** Whether the chosen payment goes on the bill of the host's company. */
  readonly isOnCompanyBill: boolean;
  readonly onCover: (externalUserId: string, isCovered: boolean) => void;
  readonly onWait: () => void;
};

/** Renders the guests whose payment is missing: the host waits, pays for them or removes them. */
export function MissingPayments(props: MissingPaymentsProps): ReactElement | null {
  const { group, missing, coveredIds, isOnCompanyBill, onCover, onWait } = props;
  const t = usePaymentMessages();
  const time = useGroupTime(group.merchant.timeZone);
  const [removing, setRemoving] = useState<GuestTier>();
  if (missing.length === 0) return null;
  return (
    <Card as="section">
      <Column>
        <Heading as="h3">{t('choice.heading')}</Heading>
        <Text>{t('choice.text', { time: time(group.expirationTime) })}</Text>
        {missing.map((one) => (
          <MissingGuest
            key={one.tier.guest.externalUserId}
            {...one}
            currencyCode={group.currencyCode}
            isCovered={coveredIds.includes(one.tier.guest.externalUserId)}
            isOnCompanyBill={isOnCompanyBill}
            onCover={onCover}
            onRemove={setRemoving}
          />
        ))}
        <Row>
          <Button size="small" variant="outline" icon="clock" onClick={onWait}>
            {t('choice.wait')}
          </Button>
        </Row>
      </Column>
      {removing && (
        <Suspense>
          <RemoveDialog
            group={group}
            tier={removing}
            onClose={() => {
              setRemoving(undefined);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}

type MissingGuestProps = MissingPayment & {
  readonly currencyCode: string;
  readonly isCovered: boolean;
  readonly isOnCompanyBill: boolean;
  readonly onCover: MissingPaymentsProps['onCover'];
  readonly onRemove: (tier: GuestTier) => void;
};

function MissingGuest(props: MissingGuestProps): ReactElement {
  const { tier, missingMicro, currencyCode, isCovered, isOnCompanyBill, onCover, onRemove } = props;
  const t = usePaymentMessages();
  const format = useFormat();
  const { guest } = tier;
  const money = (micro: number) => format.money(micro, currencyCode);
  const part = cardPart(tier);
  const words = {
    name: guestName(guest),
    amount: money(missingMicro),
    held: money(part?.heldMicro ?? 0),
    part: money(part?.payMicro ?? missingMicro),
  };
  const why = part?.state === 'more' ? 'choice.rose' : 'choice.notPaid';
  const covered = isOnCompanyBill ? 'choice.coveredByCompany' : 'choice.covered';
  return (
    <Column $gap={4}>
      <Switch
        label={<span data-content="">{t('choice.cover', words)}</span>}
        note={<span data-content="">{t(isCovered ? covered : why, words)}</span>}
        checked={isCovered}
        onChange={({ target }) => {
          onCover(guest.externalUserId, target.checked);
        }}
      />
      <Row>
        <Button
          size="small"
          variant="outline"
          icon="close"
          onClick={() => {
            onRemove(tier);
          }}
        >
          <span data-content="">{t('choice.remove', words)}</span>
        </Button>
      </Row>
    </Column>
  );
}
