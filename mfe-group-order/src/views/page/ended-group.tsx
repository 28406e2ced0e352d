import type { Fulfillment } from '@tiffin/contracts';
import { merchantPaths, orderStatusPath } from '@tiffin/domain';
import { lazyScreen } from '@tiffin/federation';
import { ButtonLink, Section, usePageTitle, Wrap } from '@tiffin/ui';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import type { GroupPhase } from '../../domain/group-phase';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';
import type { BillProps } from '../bill/bill-props';
import { UnavailableGroup } from './unavailable-group';

const OwnBill = lazyScreen<BillProps>(() => import('../bill/own-bill').then((m) => ({ View: m.OwnBill })));

type EndedGroupProps = { readonly group: Fulfillment; readonly phase: GroupPhase };

/**
 * Renders how a group ended, for its guests: the order to follow and what they owe, or their items in their own
 * cart.
 */
export function EndedGroup({ group, phase }: EndedGroupProps): ReactElement {
  const t = useGroupMessages();
  const words = { host: group.host.firstName, merchant: group.merchant.name };
  const key = phase === 'placed' || phase === 'cancelled' ? phase : 'expired';
  usePageTitle(t(`ended.${key}.tab`, words));
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
            <OwnBill group={group} bill={group.bill} />
          </Suspense>
        </Section>
      </Wrap>
    </>
  );
}
