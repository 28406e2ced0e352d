import { TextButton, VisuallyHidden } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useCheckoutMessages } from './use-checkout-messages';

const Target = styled(TextButton)`
  min-height: 44px;
  margin-block: -5px;
`;

type ChangeButtonProps = { readonly part: string; readonly onPress: () => void };

/** Renders the button that opens a finished part of this page again. */
export function ChangeButton({ part, onPress }: ChangeButtonProps): ReactElement {
  const t = useCheckoutMessages();
  return (
    <Target $small onClick={onPress}>
      <span aria-hidden="true">{t('change')}</span>
      <VisuallyHidden>{t('changeOf', { part })}</VisuallyHidden>
    </Target>
  );
}
