import { Banner, ButtonAnchor, IconButton, Row } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useNotesMessages } from './use-notes-messages';

type Props = { readonly url: string; readonly close: () => void };

/** Renders the prompt to download the app. Once closed, it does not appear again. */
export function AppPrompt({ url, close }: Props): ReactElement {
  const t = useNotesMessages();
  return (
    <Banner
      icon="phone"
      action={
        <Row $gap={4}>
          <ButtonAnchor href={url} size="small">
            {t('getApp')}
          </ButtonAnchor>
          <IconButton label={t('closeApp')} icon="close" onClick={close} />
        </Row>
      }
    >
      <b>{t('app')}</b> {t('appNote')}
    </Banner>
  );
}
