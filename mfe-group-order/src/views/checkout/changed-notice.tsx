import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Banner } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { billChanges } from '../../domain/bill-changes';
import { hostPayment } from '../../domain/host-payment';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';

type ChangedNoticeProps = {
  readonly agreed: Fulfillment;
  readonly group: Fulfillment;
  /** Whether the host pressed Pay for the bill that has changed. */
  readonly wasSent: boolean;
};

/** Renders what changed in the bill since the host agreed to it, with both totals. */
export function ChangedNotice({ agreed, group, wasSent }: ChangedNoticeProps): ReactElement {
  const t = useGroupMessages();
  const format = useFormat();
  const before = format.money(hostPayment(agreed).hostMicro, agreed.currencyCode);
  const total = format.money(hostPayment(group).hostMicro, group.currencyCode);
  return (
    <Banner role="alert" tone="warn" icon="warning">
      {billChanges(agreed, group).map((change) => {
        const names = 'names' in change ? change.names : [];
        return (
          <span key={change.kind}>
            <Sentence
              name={`checkout.change.${change.kind}`}
              values={{ names: format.list(names), count: names.length }}
            />
            {t('join.sentenceGap')}
          </span>
        );
      })}
      {t(before === total ? 'checkout.sameTotal' : 'checkout.newTotal', { before, total })}
      {wasSent && t('join.sentenceGap') + t('checkout.notCharged')}
    </Banner>
  );
}
