import type { Merchant } from '@tiffin/contracts';
import { externalMenuUrl } from '@tiffin/domain';
import { Banner } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useFullMessages } from './use-full-messages';
import { ExternalMenuLink } from './external-menu-link';

/** Renders that a relay merchant takes no orders here, and where it does. */
export function RelayBanner({ merchant }: { readonly merchant: Merchant }): ReactElement {
  const t = useFullMessages();
  const url = externalMenuUrl(merchant);
  return (
    <Banner tone="info" icon="external" action={<ExternalMenuLink merchant={merchant} />}>
      <b>{t('external.relay', { merchant: merchant.name })}</b>
      {t('external.sentenceGap')}
      {url === undefined
        ? t('external.callThem')
        : t('external.leavesSentence', { site: new URL(url).hostname })}
    </Banner>
  );
}
