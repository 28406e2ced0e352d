import { Banner } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { PartOutcome } from '../../api/pay-part';
import { usePaymentMessages } from './use-payment-messages';

type PartOutcomeNoticeProps = { readonly outcome: PartOutcome | undefined };

/** Renders why a guest's part is not held yet. Takes the focus, because it appears above the pressed button. */
export function PartOutcomeNotice({ outcome }: PartOutcomeNoticeProps): ReactElement | null {
  const t = usePaymentMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [outcome]);
  if (!outcome || outcome.kind === 'held' || outcome.kind === 'changed') return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Banner role="alert" tone="bad" icon="warning">
        {outcome.kind === 'refused' ? (
          <span data-content="">
            <b>{outcome.title}</b> {outcome.body}
          </span>
        ) : (
          t(outcome.kind)
        )}
      </Banner>
    </div>
  );
}
