import { useMutation } from '@tanstack/react-query';
import { sendEmailVerification } from '@tiffin/api';
import { Text, TextButton, toast } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { clockText } from '../domain/clock-text';
import { useRefusalWords } from './use-refusal-words';
import { useSecondsLeft } from './use-seconds-left';
import { useTeamMessages } from './use-team-messages';
import type { WorkEmail } from './use-work-email';

/** How long a person waits before a code can be sent again. */
const waitMs = 30_000;

type ResendCodeProps = {
  readonly workEmail: WorkEmail;
  readonly teamId: string | undefined;
  readonly promoCode: string | null;
  readonly onResent: () => void;
};

/** Renders the button that sends another code, once the first had time to arrive. */
export function ResendCode({ workEmail, teamId, promoCode, onResent }: ResendCodeProps): ReactElement {
  const t = useTeamMessages();
  const wordsOf = useRefusalWords();
  const { email } = workEmail;
  const secondsLeft = useSecondsLeft(workEmail.sentAt + waitMs);
  const send = useMutation({
    mutationFn: () =>
      sendEmailVerification({
        body: {
          source: { sourceType: 'TIFFIN_WEB', subdomain: null },
          email,
          promoCode,
          teamId: teamId ?? null,
        },
      }),
    meta: { context: 'sendEmailVerification', isHandled: true },
    onSuccess: () => {
      onResent();
      toast({ text: t('code.resent', { email }) });
    },
    onError: (error) => {
      toast({ text: wordsOf(error) ?? '', tone: 'bad' });
    },
  });
  if (secondsLeft > 0) {
    return (
      <Text as="span" $size="hint" $numeric>
        {t('code.resendIn', { time: clockText(secondsLeft) })}
      </Text>
    );
  }
  return (
    <TextButton
      $small
      aria-busy={send.isPending || undefined}
      onClick={() => {
        if (!send.isPending) send.mutate();
      }}
    >
      {t('code.resend')}
    </TextButton>
  );
}
