import { sixDigits } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { CodeField, ResendCode, useCodeMessages } from '@tiffin/screen-parts';
import { Button, Column, Text, VisuallyHidden } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { CodeAsk } from '../domain/code-ask';
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
  const codeWords = useCodeMessages();
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
  const error = isIncomplete ? codeWords('incomplete') : refusal;
  const submit = () => {
    const code = sixDigits(text);
    setIncomplete(code === undefined);
    setResent(false);
    // Without tries left the service refuses every code, so none is sent.
    if (code === undefined || tries === 0) mark(input.current);
    else if (!busy) onPlace(code);
  };
  const resend = () => {
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
          <CodeField
            input={input}
            text={text}
            onChange={setText}
            error={error}
            hint={t('code.hint', { tries })}
          />
          <VisuallyHidden role="status">{busy ? t('review.placing') : error}</VisuallyHidden>
          <Button type="submit" variant="primary" size="big" wide busy={busy}>
            {t('review.place')}
          </Button>
          <div>
            <ResendCode atMs={ask.resendAtMs} busy={busy} onResend={resend} />
          </div>
          <Text $size="small" role="status">
            {isResent && !busy && reason === 'CODE_SENT' ? codeWords('resent', { email }) : ''}
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
