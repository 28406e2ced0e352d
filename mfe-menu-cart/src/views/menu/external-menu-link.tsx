import type { Merchant } from '@tiffin/contracts';
import { externalMenuUrl } from '@tiffin/domain';
import { ButtonAnchor, VisuallyHidden } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useFullMessages } from './use-full-messages';

/** Renders the link to the merchant's menu on another site, which opens beside this page; null without one. */
export function ExternalMenuLink({ merchant }: { readonly merchant: Merchant }): ReactElement | null {
  const t = useFullMessages();
  const url = externalMenuUrl(merchant);
  if (url === undefined) return null;
  return (
    <ButtonAnchor
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      size="small"
      variant="outline"
      icon="external"
    >
      {t('external.menu')}
      <VisuallyHidden> {t('external.leaves', { site: new URL(url).hostname })}</VisuallyHidden>
    </ButtonAnchor>
  );
}
