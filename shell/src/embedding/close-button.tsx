import { Button, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useShellMessages } from '../use-shell-messages';

const Line = styled(Wrap)`
  && {
    display: flex;
    justify-content: flex-end;
    padding-block: 8px;
  }
`;

/** Renders the button that tells the host that the person is done. The order continues without the page. */
export function CloseButton({ onPress }: { readonly onPress: () => void }): ReactElement {
  const t = useShellMessages();
  return (
    <Line as="nav" aria-label={t('embed.label')}>
      <Button size="small" variant="outline" icon="close" onClick={onPress}>
        {t('embed.close')}
      </Button>
    </Line>
  );
}
