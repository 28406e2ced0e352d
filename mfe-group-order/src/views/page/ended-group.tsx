import type { Fulfillment } from '@tiffin/contracts';
import { merchantPaths, orderStatusPath } from '@tiffin/domain';
import { lazyScreen } from '@tiffin/federation';
import { ButtonLink, Column, Section, usePageTitle, Wrap } from '@tiffin/ui';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import type { GroupPhase } from '../../domain/group-phase';
import { isLeftOut } from '../../domain/left-out';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import type { BillNoticeProps } from '../bill/bill-notice';
import type { BillProps } from '../bill/bill-props';
import { GroupSkeleton } from './group-skeleton';
import { UnavailableGroup } from './unavailable-group';

const OwnBill = lazyScreen<BillProps>(() => import('../bill/own-bill').then((m) => ({ View: m.OwnBill })));

const BillNotice = lazyScreen<BillNoticeProps>(() =>
  import('../bill/bill-notice').then((m) => ({ View: m.BillNotice })),
);

const RefundedGroup = lazyScreen<BillProps>(() =>
  import('../bill/refunded-group').then((m) => ({ View: m.RefundedGroup })),
);

const LeftOutGroup = lazyScreen<{ group: Fulfillment }>(() =>
  import(/* webpackChunkName: "group-left-out" */ '../left-out/left-out-group').then((m) => ({
    View: m.LeftOutGroup,
  })),
);

type EndedGroupProps = { readonly group: Fulfillment; readonly phase: GroupPhase };

/**
 * Renders how a group ended, for its guests: the order to follow and what they owe, that it ended without food, or
 * their items in their own cart.
 */
export function EndedGroup({ group, phase }: EndedGroupProps): ReactElement {
  if (phase !== 'placed' || !group.bill?.isRefunded || isLeftOut(group))
    return <StandingEnd group={group} phase={phase} />;
  return (
    <Suspense fallback={<GroupSkeleton />}>
      <RefundedGroup group={group} bill={group.bill} />
    </Suspense>
  );
}

/** Renders an end that stands: an order was placed or none, and nothing was taken back. */
function StandingEnd({ group, phase }: EndedGroupProps): ReactElement {
  const t = useGroupMessages();
  const words = { host: group.host.firstName, merchant: group.merchant.name };
  const key = phase === 'placed' || phase === 'cancelled' ? phase : 'expired';
  usePageTitle(t(`ended.${key}.tab`, words));
  if (key === 'placed' && isLeftOut(group)) {
    return (
      <Suspense fallback={<GroupSkeleton />}>
        <LeftOutGroup group={group} />
      </Suspense>
    );
  }
  const statusPath = group.orderToken && orderStatusPath(group.merchant.url, group.orderToken, 'TOKEN');
  const notice = (
    <UnavailableGroup
      icon={key === 'placed' ? 'check' : 'people'}
      title={<Sentence name={`ended.${key}.title`} values={words} />}
      text={<Sentence name={`ended.${key}.text`} values={words} />}
      actions={
        key === 'placed' ? (
          statusPath && (
            <ButtonLink to={statusPath} variant="primary">
              {t('followOrder')}
            </ButtonLink>
          )
        ) : (
          <ButtonLink to={merchantPaths(group.merchant.url).order} variant="primary">
            {t('openCart')}
          </ButtonLink>
        )
      }
    />
  );
  if (key !== 'placed' || !group.bill) return notice;
  return (
    <>
      {notice}
      <Wrap>
        <Section as="div">
          <Suspense fallback={null}>
            <Column $gap={20}>
              {group.bill.isOnHold && <BillNotice name="hold.guest" group={group} isHost={false} />}
              <OwnBill group={group} bill={group.bill} />
            </Column>
          </Suspense>
        </Section>
      </Wrap>
    </>
  );
}
