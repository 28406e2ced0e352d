import { Banner, ButtonLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { orderPathOf } from '../page/group-notices';
import { Sentence } from '../sentence';
import type { BillProps } from './bill-props';
import { useBillMessages } from './use-bill-messages';

type RefundedNoticeProps = Pick<BillProps, 'group'> & { readonly isHost: boolean };

/** Renders that a paid group's order ended without food. */
export function RefundedNotice({ group, isHost }: RefundedNoticeProps): ReactElement {
  const t = useBillMessages();
  const orderPath = orderPathOf(group, isHost);
  return (
    <Banner
      tone="warn"
      icon="info"
      action={
        orderPath && (
          <ButtonLink size="small" variant="outline" to={orderPath}>
            {t('ended.open')}
          </ButtonLink>
        )
      }
    >
      <Sentence namespace="group-bill" name="ended.notice" values={{ merchant: group.merchant.name }} />
    </Banner>
  );
}
