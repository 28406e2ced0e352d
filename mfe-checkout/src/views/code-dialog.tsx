import { useDirty } from '@tiffin/federation';
import { Button, Column, Input, Text, VisuallyHidden } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { Dialog } from '@tiffin/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { CodeAsk } from '../domain/code-ask';
import { sixDigits } from '../domain/six-digits';
import { ResendCode } from './resend-code';
import { useCheckoutMessages } from './use-checkout-messages';

type CodeDialogProps = {
  readonly ask: CodeAsk;
  /** True while the order is being sent. */
  readonly busy: boolean;
  /** Places the order with the code. Without a code, requests another one. */
  readonly onPlace: (code: string | undefined) => void;
  readonly onClose: () => void;
};

/** Renders the dialog for the e-mailed code of a merchant with the mode CHECKOUT_OTP (specification 6). */
export function CodeDialog({ ask, busy, onPlace, onClose }: CodeDialogProps): ReactElement {
  const t = useCheckoutMessages();
  const [text, setText] = useState('');
  useDirty(text.trim() !== '');
  const [isIncomplete, setIncomplete] = useState(false);
  const [isResent, setResent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { reason, sentTo: email, triesLeft: tries } = ask;
  useEffect(() => {
    mark(input.current);
  }, [ask]);
  const refusal = reason === 'CODE_SENT' ? undefined : t(`code.errors.${reason}`);
  const error = isIncomplete ? t('code.errors.incomplete') : refusal;
  const submit = () => {
    const code = sixDigits(text);
    setIncomplete(code === undefined);
    setResent(false);
    // Without tries left the service refuses every code, so none is sent.
    if (code === undefined || tries === 0) mark(input.current);
    else if (!busy) onPlace(code);
  };
  const resend = () => {
    if (busy) return;
    setText('');
    setIncomplete(false);
    setResent(true);
    onPlace(undefined);
  };
  return (
    <Dialog title={t('code.title')} onClose={onClose} initialFocus={input} keepOnScrim>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Column>
          <Text $tone="muted">{t('code.body', { email })}</Text>
          <Field label={t('code.label')} hint={t('code.hint', { tries })} error={error} required>
            <Input
              ref={input}
              code
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={64}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
              }}
            />
          </Field>
          <VisuallyHidden role="status">{busy ? t('review.placing') : error}</VisuallyHidden>
          <Button type="submit" variant="primary" size="big" wide busy={busy}>
            {t('review.place')}
          </Button>
          <ResendCode key={ask.resendAtMs} atMs={ask.resendAtMs} busy={busy} onResend={resend} />
          <Text $size="small" role="status">
            {isResent && !busy && reason === 'CODE_SENT' ? t('code.resent', { email }) : ''}
          </Text>
        </Column>
      </form>
    </Dialog>
  );
}

/** Focuses the field and selects its text, so that typing replaces it. */
function mark(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
