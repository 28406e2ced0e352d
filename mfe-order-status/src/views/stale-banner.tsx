import { useFormat } from '@tiffin/i18n';
import { LateBanner, OfflineBanner, useOnline } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { Freshness } from './freshness';
import { useStatusMessages } from './use-status-messages';

type StaleBannerProps = {
  readonly freshness: Pick<Freshness, 'at' | 'isStale'>;
  readonly timeZone: string;
};

/** Renders that the data is old because the network or the service does not answer. */
export function StaleBanner({ freshness, timeZone }: StaleBannerProps): ReactElement {
  const t = useStatusMessages();
  const format = useFormat();
  const online = useOnline();
  const time = format.time(freshness.at, timeZone);
  if (!online) return <OfflineBanner note={t('offline', { time })} />;
  return (
    <LateBanner isShown={freshness.isStale}>
      <b>{t('stale.fact')}</b> {t('stale.meaning', { time })}
    </LateBanner>
  );
}
