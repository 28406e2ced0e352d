import { useFormat } from '@tiffin/i18n';
import { Banner, useOnline } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { Freshness } from './freshness';
import { useStatusMessages } from './use-status-messages';

type StaleBannerProps = {
  readonly freshness: Pick<Freshness, 'at' | 'isStale'>;
  readonly timeZone: string;
};

/** Renders that the data is old because the network or the service does not answer. */
export function StaleBanner({ freshness, timeZone }: StaleBannerProps): ReactElement | null {
  const t = useStatusMessages();
  const format = useFormat();
  const online = useOnline();
  if (online && !freshness.isStale) return null;
  const time = format.time(freshness.at, timeZone);
  return (
    <Banner tone="warn" icon="offline" role="status">
      {online && <b>{t('stale.fact')} </b>}
      {t(online ? 'stale.meaning' : 'offline', { time })}
    </Banner>
  );
}
