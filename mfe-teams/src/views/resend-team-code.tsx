import { useMutation } from '@tanstack/react-query';
import { ResendCode, useCodeMessages } from '@tiffin/screen-parts';
import { toast } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { sendTeamCode } from '../api/send-team-code';
import { useRefusalWords } from './use-refusal-words';
import type { WorkEmail } from './use-work-email';

/** How long a person waits before a code can be sent again. */
const waitMs = 30_000;

type ResendTeamCodeProps = {
  readonly workEmail: WorkEmail;
  readonly teamId: string | undefined;
  readonly promoCode: string | null;
  readonly onResent: () => void;
};

/** Renders the button that sends another code to the work email. */
export function ResendTeamCode(props: ResendTeamCodeProps): ReactElement {
  const { workEmail, teamId, promoCode, onResent } = props;
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
    },
  });
  return <ResendCode atMs={workEmail.sentAt + waitMs} busy={send.isPending} onResend={send.mutate} />;
}
