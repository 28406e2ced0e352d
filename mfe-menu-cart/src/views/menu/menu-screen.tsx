import { ApiError } from '@tiffin/api';
import { FailedPage } from '@tiffin/screen-parts';
import { OfflineBanner, usePageTitle } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useFormat } from '@tiffin/i18n';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { LazyUnknownMerchant } from '../unknown/lazy-unknown-merchant';
import { MenuPageSkeleton } from './menu-page-skeleton';
import { MerchantMenu } from './merchant-menu';
import { useMenuPage } from './use-menu-page';

/** Renders the menu of a merchant: `/m/{slug}/menu`. */
export function MenuScreen(): ReactElement {
  const t = useMenuCartMessages();
  const format = useFormat();
  const { merchant, menu, language, cart } = useMenuPage();
  usePageTitle(merchant.data && t('menu.title', { merchant: merchant.data.name }));
  if (merchant.data) {
    return (
      <>
        <OfflineBanner
          note={menu.data && t('menu.asOf', { time: format.time(menu.dataUpdatedAt) })}
          onRetry={() => {
            void menu.refetch();
          }}
        />
        <MerchantMenu merchant={merchant.data} menu={menu} language={language} cart={cart} />
      </>
    );
  }
  if (merchant.error instanceof ApiError && merchant.error.isRefusal) return <LazyUnknownMerchant />;
  if (merchant.isError) {
    return (
      <FailedPage
        title={t('menu.failed')}
        busy={merchant.isFetching}
        onRetry={() => {
          void merchant.refetch();
          void menu.refetch();
        }}
      >
        {t('menu.failedMeaning')}
      </FailedPage>
    );
  }
  return <MenuPageSkeleton />;
}
