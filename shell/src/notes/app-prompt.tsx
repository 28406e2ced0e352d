import { Banner, ButtonAnchor, IconButton, Row } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useShellMessages } from '../use-shell-messages';

type Props = { readonly url: string; readonly close: () => void };

/** Offers the app; one press on the cross and it does not come back. */
export function AppPrompt({ url, close }: Props): ReactElement {
  const t = useShellMessages();
  return (
    <Banner
      icon="phone"
      action={
        <Row $gap={4}>
          <ButtonAnchor href={url} size="small">
            {t('notes.getApp')}
          </ButtonAnchor>
          <IconButton label={t('notes.closeApp')} icon="close" onClick={close} />
        </Row>
      }
    >
      <b>{t('notes.app')}</b> {t('notes.appNote')}
    </Banner>
  );
}
