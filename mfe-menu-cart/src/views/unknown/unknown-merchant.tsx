import { useQuery } from '@tanstack/react-query';
import { call } from '@tiffin/api';
import { Navigate, useLocation, useParams } from '@tiffin/router';
import { MissingPage } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { queryWith } from '../../domain/query-with';
import { MenuPageSkeleton } from '../menu/menu-page-skeleton';
import { useUnknownMessages } from './use-unknown-messages';

/**
 * Renders what a URL that names no merchant leads to: the restaurants of the brand that it names, or that there is nothing,
 * and a next step.
 */
export function UnknownMerchant(): ReactElement {
  const t = useUnknownMessages();
  const { merchantExternalId: externalId = '' } = useParams();
  const { search } = useLocation();
  const { data, isPending } = useQuery({
    queryKey: ['brand', externalId],
    queryFn: ({ signal }) => call('getBrands', { externalId }, { signal }),
    retry: false,
    meta: { isHandled: true },
  });
  if (isPending) return <MenuPageSkeleton />;
  // The URL may name the place, too.
  if (data)
    return <Navigate replace to={`/?${queryWith(new URLSearchParams(search), 'q', data.name).toString()}`} />;
  return (
    <MissingPage icon="table" title={t('title')} hint="404" action={t('action')}>
      {t('meaning')}
    </MissingPage>
  );
}
