import { Text, TextButton, timeLeft } from '@tiffin/ui';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useCodeMessages } from './use-code-messages';

type ResendCodeProps = {
  /** When another code can be sent, in milliseconds since 1970. */
  readonly atMs: number;
  readonly busy: boolean;
  readonly onResend: () => void;
};

/** Renders the button for another code, once the last one had time to arrive. */
export function ResendCode(props: ResendCodeProps): ReactElement {
  return <Wait key={props.atMs} {...props} />;
}

function Wait({ atMs, busy, onResend }: ResendCodeProps): ReactElement {
  const t = useCodeMessages();
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
  if (!isOver) {
    return (
      <Text as="span" $size="hint" $numeric>
        {t('resendIn', { time: clock })}
      </Text>
    );
  }
  return (
    <TextButton
      type="button"
      $small
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onResend();
      }}
    >
      {t('resend')}
    </TextButton>
  );
}
