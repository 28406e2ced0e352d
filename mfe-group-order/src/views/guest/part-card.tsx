import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { useFormat } from '@tiffin/i18n';
import { Card, Column, Heading, OnlyDesktop, Text } from '@tiffin/ui';
import { Meter } from '@tiffin/ui/more';
import { Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { isCheaperTogether } from '../../domain/cheaper-together';
import type { GroupPhase } from '../../domain/group-phase';
import { guestTiers } from '../../domain/guest-tier';
import type { GuestTier } from '../../domain/guest-tier';
import { cardPart } from '../../domain/card-part';
import type { LateGuestProps } from '../left-out/late-guest';
import { PartNotice } from '../payment/part-notice';
import { usePaymentMessages } from '../payment/use-payment-messages';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { useSplitWords } from '../use-split-words';
import { PartTotals } from './part-totals';

const LateGuest = lazyScreen<LateGuestProps>(() =>
  import(/* webpackChunkName: "group-left-out" */ '../left-out/late-guest').then((m) => ({
    View: m.LateGuest,
  })),
);

type PartCardProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  /** What the guest does next; absent once they can change nothing. */
  readonly action: ReactNode;
};

/** Renders what a guest may spend, the amount so far, and what is left to pay; or that their dishes are not ordered. */
export function PartCard({ group, phase, action }: PartCardProps): ReactElement | null {
  const t = useGroupMessages();
  const split = useSplitWords(group);
  const mine = guestTiers(group).find(({ isMe }) => isMe);
  if (!mine) return null;
  const isTooLate = mine.state !== 'ready' && (phase === 'late' || phase === 'paying');
  return (
    <Card as="section">
      <Column>
        <Heading>{t('part.heading')}</Heading>
        <Text>
          <Sentence {...split} />
        </Text>
        {isTooLate ? (
          <Suspense>
            <LateGuest group={group} phase={phase} mine={mine} />
          </Suspense>
        ) : (
          <PartAmounts group={group} mine={mine} />
        )}
        {action && (
          <>
            <OnlyDesktop>{action}</OnlyDesktop>
            <Text $size="hint">
              <Sentence
                name={`part.next.${mine.basis === 'projected' ? 'projected' : mine.state}`}
                values={{ host: group.host.firstName }}
              />
            </Text>
          </>
        )}
      </Column>
    </Card>
  );
}

type MineProps = { readonly group: Fulfillment; readonly mine: GuestTier };

function PartAmounts({ group, mine }: MineProps): ReactElement {
  const t = useGroupMessages();
  return (
    <>
      <Allowance group={group} mine={mine} />
      {mine.amountMicro > 0 && <PartTotals group={group} tier={mine} words={(key) => t(`part.${key}`)} />}
      <Projection group={group} mine={mine} />
      <PartNotice group={group} part={cardPart(mine)} />
    </>
  );
}

function Allowance({ group, mine }: MineProps): ReactElement | null {
  const t = useGroupMessages();
  const tPayment = usePaymentMessages();
  const format = useFormat();
  const limit = group.paymentSplit === 'FIXED_AMOUNT' ? group.fixedAmountMicro : null;
  if (limit === null) return null;
  const money = (micro: number) => format.money(micro, group.currencyCode);
  const words = { spent: money(mine.amountMicro), limit: money(limit) };
  const isOver = mine.ownMicro > 0;
  const label = isOver
    ? tPayment('over', { ...words, over: money(mine.ownMicro), host: group.host.firstName })
    : t('part.allowance', words);
  return (
    <Column $gap={6}>
      <Text $size="small" data-content="">
        {label}
      </Text>
      <Meter label={label} value={mine.amountMicro} max={limit} tone={isOver ? 'warn' : 'good'} />
    </Column>
  );
}

function Projection({ group, mine }: MineProps): ReactElement | null {
  const t = useGroupMessages();
  const format = useFormat();
  if (mine.basis !== 'projected' || mine.ownMicro === 0) return null;
  const own = format.money(mine.ownMicro, group.currencyCode);
  return <Text $strong>{t(isCheaperTogether(group) ? 'part.lessTogether' : 'part.about', { own })}</Text>;
}
