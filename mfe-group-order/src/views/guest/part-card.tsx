import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Card, Column, Heading, OnlyDesktop, Text } from '@tiffin/ui';
import { Meter } from '@tiffin/ui/more';
import type { ReactElement, ReactNode } from 'react';
import { isCheaperTogether } from '../../domain/cheaper-together';
import { guestTiers } from '../../domain/guest-tier';
import type { GuestTier } from '../../domain/guest-tier';
import { cardPart } from '../../domain/card-part';
import { PartNotice } from '../payment/part-notice';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import { useSplitWords } from '../use-split-words';
import { PartTotals } from './part-totals';

type PartCardProps = { readonly group: Fulfillment; readonly action: ReactNode };

/** Renders what a guest may spend, the amount so far, and what is left to pay. */
export function PartCard({ group, action }: PartCardProps): ReactElement | null {
  const t = useGroupMessages();
  const split = useSplitWords(group);
  const mine = guestTiers(group).find(({ isMe }) => isMe);
  if (!mine) return null;
  return (
    <Card as="section">
      <Column>
        <Heading>{t('part.heading')}</Heading>
        <Text>
          <Sentence {...split} />
        </Text>
        <Allowance group={group} mine={mine} />
        {mine.amountMicro > 0 && <PartTotals group={group} tier={mine} words={(key) => t(`part.${key}`)} />}
        <Projection group={group} mine={mine} />
        <PartNotice group={group} part={cardPart(mine)} />
        {action && <OnlyDesktop>{action}</OnlyDesktop>}
        <Text $size="hint">
          <Sentence
            name={`part.next.${mine.basis === 'projected' ? 'projected' : mine.state}`}
            values={{ host: group.host.firstName }}
          />
        </Text>
      </Column>
    </Card>
  );
}

type MineProps = { readonly group: Fulfillment; readonly mine: GuestTier };

function Allowance({ group, mine }: MineProps): ReactElement | null {
  const t = useGroupMessages();
  const format = useFormat();
  const limit = group.paymentSplit === 'FIXED_AMOUNT' ? group.fixedAmountMicro : null;
  if (limit === null) return null;
  const money = (micro: number) => format.money(micro, group.currencyCode);
  const label = t('part.allowance', { spent: money(mine.amountMicro), limit: money(limit) });
  return (
    <Column $gap={6}>
      <Text $size="small">{label}</Text>
      <Meter label={label} value={mine.amountMicro} max={limit} />
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
