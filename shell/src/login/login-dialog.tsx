import { session } from '@tiffin/auth';
import { getAppTags } from '@tiffin/config';
import type { BusFacts } from '@tiffin/contracts';
import { useNavigate } from '@tiffin/router';
import { Button, FieldError, Text } from '@tiffin/ui';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useShellMessages } from '../use-shell-messages';
import { LoginPicture } from './login-picture';
import { ProviderRow } from './provider-row';
import { useAuthProviders } from './use-auth-providers';
import type { AuthProvider } from './use-auth-providers';
import { useLoginMessages } from './use-login-messages';

type LoginDialogProps = {
  readonly request: BusFacts['signInRequested'];
  readonly onClose: () => void;
};

/**
 * Renders why this step needs an account, and the options: sign in, register, or continue as a guest where allowed.
 */
export function LoginDialog({ request, onClose }: LoginDialogProps): ReactElement {
  const { reason, guestCheckoutPath, closeable = true } = request;
  const t = useLoginMessages();
  const shell = useShellMessages();
  const navigate = useNavigate();
  // A host application signs its own people in, so an embedded page offers no provider.
  const mayLeave = !getAppTags().isEmbedded;
  const { hasEmail, providers } = useAuthProviders();
  const [step, setStep] = useState<'asked' | 'signIn' | 'register' | 'failed' | AuthProvider>('asked');
  const leave = (way: 'signIn' | 'register') => () => {
    setStep(way);
    session[way]().catch(() => setStep('failed'));
  };
  const leaveBy = (provider: AuthProvider): void => {
    setStep(provider);
    session.signIn({ provider }).catch(() => setStep('failed'));
  };
  return (
    <ConfirmDialog
      title={t(`${reason}.title`)}
      onClose={onClose}
      closeable={closeable}
      picture={<LoginPicture />}
      actions={
        <>
          {mayLeave && hasEmail && (
            <>
              <Button wide variant="primary" icon="user" busy={step === 'signIn'} onClick={leave('signIn')}>
                {t('signIn')}
              </Button>
              <Button
                wide
                variant="outline"
                icon="mail"
                busy={step === 'register'}
                onClick={leave('register')}
              >
                {t('register')}
              </Button>
            </>
          )}
          <ProviderRow
            providers={mayLeave ? providers : []}
            chosen={providers.find((provider) => provider === step)}
            onChoose={leaveBy}
          />
          {guestCheckoutPath !== undefined && (
            <Button
              wide
              onClick={() => {
                onClose();
                void navigate(guestCheckoutPath);
              }}
            >
              {t('guest')}
            </Button>
          )}
        </>
      }
    >
      <Text $tone="muted">{t(mayLeave ? `${reason}.message` : 'embedded')}</Text>
      {step === 'failed' && (
        <div role="alert">
          <FieldError>{shell('login.unavailable')}</FieldError>
        </div>
      )}
    </ConfirmDialog>
  );
}
