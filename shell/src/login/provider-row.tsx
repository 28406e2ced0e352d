import { Button, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useLoginMessages } from './use-login-messages';
import type { AuthProvider } from './use-auth-providers';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2, 8px);
  > * {
    flex: 1 1 40%;
  }
`;

type ProviderRowProps = {
  readonly providers: readonly AuthProvider[];
  /** The provider that the browser is redirecting to. */
  readonly chosen: AuthProvider | undefined;
  readonly onChoose: (provider: AuthProvider) => void;
};

/** Renders a button for each identity provider, next to email and password. */
export function ProviderRow({ providers, chosen, onChoose }: ProviderRowProps): ReactElement | null {
  const t = useLoginMessages();
  if (providers.length === 0) return null;
  return (
    <>
      <Text $tone="muted">{t('orBy')}</Text>
      <Row role="group" aria-label={t('orBy')}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            busy={chosen === provider}
            onClick={() => {
              onChoose(provider);
            }}
          >
            {t(`provider.${provider}`)}
          </Button>
        ))}
      </Row>
    </>
  );
}
