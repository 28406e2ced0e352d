import type { ReactElement } from 'react';
import { Navigate } from '@tiffin/router';
import { MissingPage } from '@tiffin/screen-parts';
import { MenuPageSkeleton } from '../menu/menu-page-skeleton';
import { useBrandPath } from './use-brand-path';
import { useUnknownMessages } from './use-unknown-messages';

/** Renders what a URL that names no merchant leads to: the brand that it names, or that there is nothing, and a next step. */
export function UnknownMerchant(): ReactElement {
  const t = useUnknownMessages();
  const { path, isPending } = useBrandPath();
  if (isPending) return <MenuPageSkeleton />;
  if (path !== undefined) return <Navigate replace to={path} />;
  return (
    <MissingPage icon="table" title={t('title')} hint="404" action={t('action')}>
      {t('meaning')}
    </MissingPage>
  );
}
