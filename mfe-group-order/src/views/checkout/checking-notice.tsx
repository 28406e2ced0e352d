import type { Payment } from '@tiffin/api';
import { Banner, Button } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { Sentence } from '../sentence';
import { useGroupMessages } from '../use-group-messages';

type CheckingNoticeProps = { readonly payment: Pick<Payment<unknown>, 'state' | 'isLooking' | 'lookNow'> };

/** Renders that the payment's outcome is unknown. Takes the focus from the waiting button. */
export function CheckingNotice({ payment }: CheckingNoticeProps): ReactElement | null {
  const t = useGroupMessages();
  const { state, isLooking, lookNow } = payment;
  const kind = state.kind === 'checking' || state.kind === 'unreachable' ? state.kind : undefined;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [kind]);
  if (kind === undefined) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Banner
        role="status"
        tone={kind === 'checking' ? 'info' : 'warn'}
        icon={kind === 'checking' ? 'clock' : 'warning'}
        action={
          kind === 'unreachable' && (
            <Button size="small" variant="outline" busy={isLooking} onClick={lookNow}>
              {t('checkout.look')}
            </Button>
          )
        }
      >
        <Sentence name={`checkout.${kind}`} />
      </Banner>
    </div>
  );
}
