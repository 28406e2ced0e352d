import { useQuery } from '@tanstack/react-query';
import { ApiError, merchantQueries } from '@tiffin/api';
import { merchantPaths } from '@tiffin/domain';
import { useParams } from '@tiffin/router';
import {
  Card,
  Column,
  ErrorPanel,
  Icon,
  OfflineBanner,
  PageHeading,
  Section,
  TextLink,
  Wrap,
  usePageTitle,
} from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { CartPanel } from '../cart/cart-panel';
import { CartParameters } from '../cart/cart-parameters';
import { CartSkeleton } from '../cart/cart-skeleton';
import { useCartPanelMessages } from '../cart/use-cart-panel-messages';
import { LazyReorder } from '../reorder/lazy-reorder';
import { LazyUnknownMerchant } from '../unknown/lazy-unknown-merchant';
import { useMenuCartMessages } from '../use-menu-cart-messages';

const Narrow = styled(Column)`
  max-width: 640px;
  margin-inline: auto;
`;

/** Renders the order page, the whole cart at a merchant: `/m/{slug}/order`. */
export function OrderScreen(): ReactElement {
  const t = useMenuCartMessages();
  const panel = useCartPanelMessages();
  const { merchantExternalId = '' } = useParams();
  const { data, error, isError, isFetching, refetch } = useQuery(merchantQueries.detail(merchantExternalId));
  const waiting = t(isError ? 'cart.failed' : 'cart.title');
  usePageTitle(data ? panel('order.title', { merchant: data.name }) : waiting);
  if (error instanceof ApiError && error.isRefusal && !data) return <LazyUnknownMerchant />;
  return (
    <>
      <OfflineBanner />
      {data && <CartParameters merchant={data} />}
      <Wrap>
        <Section>
          <Narrow $gap={20}>
            {(data || !isError) && (
              <div>
                {/* Takes its place before the merchant is known. */}
                <TextLink
                  $small
                  to={merchantPaths(data?.url ?? '').menu}
                  style={{ visibility: data ? undefined : 'hidden' }}
                >
                  <Icon name="chevron-left" size="small" />
                  {panel('order.back', { merchant: data?.name ?? '' })}
                </TextLink>
                <PageHeading>{t('cart.title')}</PageHeading>
              </div>
            )}
            {isError && !data && (
              <ErrorPanel
                level={1}
                title={t('cart.failed')}
                busy={isFetching}
                onRetry={() => {
                  void refetch();
                }}
              />
            )}
            {data && <LazyReorder merchant={data} />}
            {(data || !isError) && (
              <Card>{data ? <CartPanel merchant={data} isPage /> : <CartSkeleton />}</Card>
            )}
          </Narrow>
        </Section>
      </Wrap>
    </>
  );
}
