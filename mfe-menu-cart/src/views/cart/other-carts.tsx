import { useQuery } from '@tanstack/react-query';
import { gatewayQueries, serverNow } from '@tiffin/api';
import { merchantPaths } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Column, LabelText, Stack } from '@tiffin/ui';
import { SettingRow } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useCartPanelMessages } from './use-cart-panel-messages';

/** Renders carts with items at other merchants, and their age. */
export function OtherCarts({ merchantId }: { readonly merchantId: string }): ReactElement | null {
  const t = useCartPanelMessages();
  const format = useFormat();
  const [now] = useState(serverNow);
  const { data } = useQuery({ ...gatewayQueries.active(), meta: { isHandled: true } });
  const carts = (data ?? []).flatMap((entry) =>
    entry.entityType === 'CART' && entry.itemCount > 0 && entry.merchant.id !== merchantId ? [entry] : [],
  );
  if (carts.length === 0) return null;
  return (
    <Column as="section" $gap={8} aria-label={t('otherCarts.title')}>
      <LabelText>{t('otherCarts.title')}</LabelText>
      <Stack as="div">
        {carts.map(({ entityId, merchant, itemCount, subtotalMicro, updatedAt }) => (
          <SettingRow
            key={entityId}
            icon="bag"
            title={merchant.name}
            note={t('otherCarts.note', {
              count: itemCount,
              amount: format.money(subtotalMicro, merchant.currencyCode),
              age: format.relative(updatedAt, now),
            })}
            to={merchantPaths(merchant.url).order}
          />
        ))}
      </Stack>
    </Column>
  );
}
