import { session } from '@tiffin/auth';
import type { BusFacts } from '@tiffin/contracts';
import { useNavigate } from '@tiffin/router';
import { Button, FieldError, Text } from '@tiffin/ui';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useShellMessages } from '../use-shell-messages';
import { LoginPicture } from './login-picture';

type LoginDialogProps = {
  readonly request: BusFacts['signInRequested'];
  readonly onClose: () => void;
};

/** Why an account is needed here, and the ways on: sign in, a new account, or as a guest where that will do. */
export function LoginDialog({ request, onClose }: LoginDialogProps): ReactElement {
  const { reason, guestCheckoutPath, closeable = true } = request;
  const t = useShellMessages();
  const navigate = useNavigate();
  const [step, setStep] = useState<'asked' | 'signIn' | 'register' | 'failed'>('asked');
  const leave = (way: 'signIn' | 'register') => () => {
    setStep(way);
    session[way]().catch(() => setStep('failed'));
  };
  return (
    <ConfirmDialog
      title={t(`login.${reason}.title`)}
      onClose={onClose}
      closeable={closeable}
      picture={<LoginPicture />}
      actions={
        <>
          <Button wide variant="primary" icon="user" busy={step === 'signIn'} onClick={leave('signIn')}>
            {t('login.signIn')}
          </Button>
          <Button wide variant="outline" icon="mail" busy={step === 'register'} onClick={leave('register')}>
            {t('login.register')}
          </Button>
          {guestCheckoutPath !== undefined && (
            <Button
              wide
              onClick={() => {
                onClose();
                void navigate(guestCheckoutPath);
              }}
            >
              {t('login.guest')}
            </Button>
          )}
        </>
      }
    >
      <Text $tone="muted">{t(`login.${reason}.message`)}</Text>
      {step === 'failed' && (
        <div role="alert">
          <FieldError>{t('login.unavailable')}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
