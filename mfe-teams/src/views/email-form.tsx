import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@tiffin/api';
import type { EmailVerificationResult } from '@tiffin/contracts';
import { isEmail } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { Button, Column, Input } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { askToSignIn } from './ask-to-sign-in';
import { sendTeamCode } from '../api/send-team-code';
import { codeWaitMs } from '../domain/code-wait-ms';
import { useRefusalWords } from './use-refusal-words';
import { useTeamMessages } from './use-team-messages';

export type EmailFormProps = {
  readonly initialEmail: string;
  readonly teamId: string | undefined;
  readonly promoCode: string | null;
  readonly isSignedIn: boolean;
  readonly isPrimary?: boolean;
  readonly onTyped: (email: string) => void;
  readonly onSent: (email: string, result: EmailVerificationResult) => void;
  /** The service refused another code until then (milliseconds from now): an earlier one may be there. */
  readonly onLimited: (email: string, retryAfterMs: number) => void;
};

/** Renders the entry of a work e-mail and sends a code to it. */
export function EmailForm(props: EmailFormProps): ReactElement {
  const { initialEmail, teamId, promoCode, isSignedIn, isPrimary = true, onTyped, onSent, onLimited } = props;
  const t = useTeamMessages();
  const wordsOf = useRefusalWords();
  const [text, setText] = useState(initialEmail);
  const [isIncomplete, setIncomplete] = useState(false);
  useDirty(text.trim() !== initialEmail);
  const send = useMutation({
    mutationFn: (email: string) => sendTeamCode({ email, promoCode, teamId }),
    meta: { context: 'sendEmailVerification', isHandled: true },
    onSuccess: (result, email) => {
      onSent(email, result);
    },
    onError: (error, email) => {
      const waitMs = error instanceof ApiError ? codeWaitMs(error) : undefined;
      if (waitMs !== undefined) onLimited(email, waitMs);
    },
  });
  const submit = () => {
    const email = text.trim();
    setIncomplete(!isEmail(email));
    if (!isEmail(email) || send.isPending) return;
    onTyped(email);
    if (isSignedIn) send.mutate(email);
    else askToSignIn();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Column $gap={12}>
        <Field
          label={t('email.label')}
          error={isIncomplete ? t('email.incomplete') : wordsOf(send.error)}
          required
        >
          <Input
            type="email"
            autoComplete="email"
            maxLength={200}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </Field>
        <Button type="submit" variant={isPrimary ? 'primary' : 'quiet'} icon="mail" busy={send.isPending}>
          {t('email.send')}
        </Button>
      </Column>
    </form>
  );
}
