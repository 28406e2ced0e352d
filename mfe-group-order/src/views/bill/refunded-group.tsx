import { orderStatusPath } from '@tiffin/domain';
import { ButtonLink, Section, usePageTitle, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { UnavailableGroup } from '../page/unavailable-group';
import { Sentence } from '../sentence';
import type { BillProps } from './bill-props';
import { OwnBill } from './own-bill';
import { useBillMessages } from './use-bill-messages';

/** Renders to a guest that the group's order ended without food, and what becomes of their part. */
export function RefundedGroup({ group, bill }: BillProps): ReactElement {
  const t = useBillMessages();
  const words = { host: group.host.firstName, merchant: group.merchant.name };
  usePageTitle(t('ended.tab', words));
  return (
    <>
      <UnavailableGroup
        icon="people"
        title={<Sentence namespace="group-bill" name="ended.title" />}
        text={<Sentence namespace="group-bill" name="ended.text" values={words} />}
        actions={
          group.orderToken && (
            <ButtonLink to={orderStatusPath(group.merchant.url, group.orderToken, 'TOKEN')} variant="primary">
              {t('ended.open')}
            </ButtonLink>
          )
        }
      />
      <Wrap>
        <Section as="div">
          <OwnBill group={group} bill={bill} />
        </Section>
      </Wrap>
    </>
  );
}
