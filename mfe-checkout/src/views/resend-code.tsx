import { Text, TextButton, timeLeft } from '@tiffin/ui';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

type ResendCodeProps = {
  /** When another code can be sent, in milliseconds since 1970. Use another key for another time. */
  readonly atMs: number;
  readonly busy: boolean;
  readonly onResend: () => void;
};

/** Renders the button for another code, once the last one had time to arrive. */
export function ResendCode({ atMs, busy, onResend }: ResendCodeProps): ReactElement {
  const t = useCheckoutMessages();
  const [now, setNow] = useState(() => Date.now());
  const { clock, isOver } = timeLeft(atMs - now);
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, [isOver]);
  return (
    <div>
      {isOver ? (
        <TextButton type="button" $small aria-busy={busy || undefined} onClick={onResend}>
          {t('code.resend')}
        </TextButton>
      ) : (
        <Text as="span" $size="hint" $numeric>
          {t('code.resendIn', { time: clock })}
        </Text>
      )}
    </div>
  );
}
