import type { ReactElement, ReactNode } from 'react';
import { Button } from '../action/button';
import { useUiMessages } from '../use-ui-messages';
import { LateBanner } from './late-banner';
import { useOnline } from './use-online';

type OfflineBannerProps = {
  /** What the reader still sees: "This is the menu as of 11:04." */
  readonly note?: ReactNode;
  readonly onRetry?: () => void;
};

/** Renders a banner across the page while the browser is offline. */
export function OfflineBanner({ note, onRetry }: OfflineBannerProps): ReactElement {
  const t = useUiMessages();
  const online = useOnline();
  return (
    <LateBanner
      isShown={!online}
      action={
        onRetry && (
          <Button size="small" variant="outline" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )
      }
    >
      <b>{t('offline.fact')}</b> {note ?? t('offline.meaning')}
    </LateBanner>
  );
}
