import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@tiffin/api';
import { ResendCode, useCodeMessages } from '@tiffin/screen-parts';
import { toast } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { sendTeamCode } from '../api/send-team-code';
import { codeWaitMs } from '../domain/code-wait-ms';
import type { WorkEmail } from '../domain/work-email';
import { useRefusalWords } from './use-refusal-words';

type ResendTeamCodeProps = {
  readonly workEmail: WorkEmail;
  readonly teamId: string | undefined;
  readonly promoCode: string | null;
  readonly onResent: () => void;
  readonly onLimited: (retryAfterMs: number) => void;
};

/** Renders the button that sends another code to the work email. */
export function ResendTeamCode(props: ResendTeamCodeProps): ReactElement {
  const { workEmail, teamId, promoCode, onResent, onLimited } = props;
  const t = useCodeMessages();
  const wordsOf = useRefusalWords();
  const { email } = workEmail;
  const send = useMutation({
    mutationFn: () => sendTeamCode({ email, promoCode, teamId }),
    meta: { context: 'sendEmailVerification', isHandled: true },
    onSuccess: () => {
      onResent();
      toast({ text: t('resent', { email }) });
    },
    onError: (error) => {
      toast({ text: wordsOf(error) ?? '', tone: 'bad' });
      const waitMs = error instanceof ApiError ? codeWaitMs(error) : undefined;
      if (waitMs !== undefined) onLimited(waitMs);
    },
  });
  return <ResendCode atMs={workEmail.resendAt} busy={send.isPending} onResend={send.mutate} />;
}
