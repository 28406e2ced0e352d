import { useMutation } from '@tanstack/react-query';
import { checkEmailVerification, verifyWorkspaceEmail } from '@tiffin/api';
import type { EmailVerificationResult, TeamDetails } from '@tiffin/contracts';
import { sixDigits } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { CodeField, useCodeMessages } from '@tiffin/screen-parts';
import { Button, Column, Row, Text, TextButton, TextLink, VisuallyHidden } from '@tiffin/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { ResendTeamCode } from './resend-team-code';
import { useRefusalWords } from './use-refusal-words';
import { NarrowCard } from './narrow-card';
import { StepHeading } from './step-heading';
import { useTeamMessages } from './use-team-messages';
import type { WorkEmail } from '../domain/work-email';

type CodeStepProps = {
  readonly workEmail: WorkEmail;
  readonly linkCode: string | undefined;
  readonly teamId: string | undefined;
  readonly promoCode: string | null;
  /** The team that the person already belongs to, so that they can confirm their e-mail later. */
  readonly ownTeam: TeamDetails | undefined;
  readonly onResent: () => void;
  /** The service refused another code until then (milliseconds from now). */
  readonly onLimited: (retryAfterMs: number) => void;
  readonly onChangeAddress: () => void;
  readonly onVerified: (result: EmailVerificationResult) => void;
};

/** Renders the entry of the six digits from the e-mail, typed or from its link. */
export function CodeStep(props: CodeStepProps): ReactElement {
  const { workEmail, linkCode, promoCode, ownTeam, onVerified } = props;
  const t = useTeamMessages();
  const codeWords = useCodeMessages();
  const wordsOf = useRefusalWords();
  const [text, setText] = useState(linkCode ?? '');
  const [isIncomplete, setIncomplete] = useState(false);
  useDirty(text !== (linkCode ?? ''));
  const verify = useMutation({
    mutationFn: (emailCode: string) => verifyWorkspaceEmail({ body: { emailCode, promoCode } }),
    meta: { context: 'verifyWorkspaceEmail', isHandled: true },
    onSuccess: onVerified,
  });
  useOnce(linkCode, verify.mutate);
  const submit = () => {
    const code = text === linkCode ? linkCode : sixDigits(text);
    setIncomplete(code === undefined);
    if (code !== undefined && !verify.isPending) verify.mutate(code);
  };
  const { email, sentAt } = workEmail;
  const isFromLink = linkCode !== undefined || email === '';
  return (
    <NarrowCard as="section">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Column>
          <StepHeading look="h2">{t('code.heading')}</StepHeading>
          <Text $tone="muted">
            {t(isFromLink ? 'code.fromLink' : sentAt > 0 ? 'code.sentTo' : 'code.limited', { email })}
          </Text>
          <CodeField
            text={text}
            onChange={setText}
            error={isIncomplete ? codeWords('incomplete') : wordsOf(verify.error)}
          />
          <VisuallyHidden role="status">{verify.isPending ? t('code.verifying') : ''}</VisuallyHidden>
          <Button type="submit" variant="primary" wide busy={verify.isPending}>
            {t('code.verify')}
          </Button>
          {email !== '' && <CodeRemedies {...props} />}
          {ownTeam && (
            <div>
              <TextLink $small to={{ search: `?${new URLSearchParams({ teamId: ownTeam.teamId })}` }}>
                {t('code.later', { team: ownTeam.name })}
              </TextLink>
            </div>
          )}
        </Column>
      </form>
    </NarrowCard>
  );
}

/** Sends the code of a link automatically, once for each code. */
function useOnce(linkCode: string | undefined, send: (code: string) => void): void {
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (linkCode === undefined || sent.current === linkCode) return;
    sent.current = linkCode;
    send(linkCode);
  }, [linkCode, send]);
}

/**
 * Renders the remedies for a missing code: send it again, change the e-mail address, or check whether the
 * link was used elsewhere.
 */
function CodeRemedies(props: CodeStepProps): ReactElement {
  const { workEmail, onChangeAddress, onVerified } = props;
  const t = useTeamMessages();
  const wordsOf = useRefusalWords();
  const check = useMutation({
    mutationFn: () => checkEmailVerification({ body: { workEmail: workEmail.email } }),
    meta: { context: 'checkEmailVerification', isHandled: true },
    onSuccess: (result) => {
      if (result.emailVerificationStatus === 'VERIFIED') onVerified(result);
    },
  });
  const isStillOpen = check.isSuccess && check.data.emailVerificationStatus !== 'VERIFIED';
  return (
    <Column $gap={8}>
      <Row $between $wrap>
        <ResendTeamCode {...props} />
        <TextButton $small onClick={onChangeAddress}>
          {t('code.change')}
        </TextButton>
      </Row>
      <div>
        <TextButton
          $small
          aria-busy={check.isPending || undefined}
          onClick={() => {
            if (!check.isPending) check.mutate();
          }}
        >
          {t('code.check')}
        </TextButton>
      </div>
      <Text $size="small" role="status">
        {isStillOpen ? t('code.pending') : wordsOf(check.error)}
      </Text>
    </Column>
  );
}
