import { TextButton, VisuallyHidden } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useCheckoutMessages } from './use-checkout-messages';

type ChangeButtonProps = { readonly part: string; readonly onPress: () => void };

/** Renders the button that opens a finished part of this page again. */
export function ChangeButton({ part, onPress }: ChangeButtonProps): ReactElement {
  const t = useCheckoutMessages();
  return (
    <TextButton $small onClick={onPress}>
      <span aria-hidden="true">{t('change')}</span>
      <VisuallyHidden>{t('changeOf', { part })}</VisuallyHidden>
    </TextButton>
  );
}
