import { Banner, ButtonLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { orderPathOf } from '../page/group-notices';
import { Sentence } from '../sentence';
import type { BillProps } from './bill-props';
import { useBillMessages } from './use-bill-messages';

export type BillNoticeProps = Pick<BillProps, 'group'> & {
  readonly name: 'ended.notice' | 'hold.host' | 'hold.guest';
  readonly isHost: boolean;
};

/** Renders what has become of a paid group's order, with a link to it. */
export function BillNotice({ group, name, isHost }: BillNoticeProps): ReactElement {
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
      <Sentence
        namespace="group-bill"
        name={name}
        values={{ host: group.host.firstName, merchant: group.merchant.name }}
      />
    </Banner>
  );
}
