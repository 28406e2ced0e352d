import type { Cart } from '@tiffin/contracts';
import { discountsAsPoints, savedMicro } from '@tiffin/domain';
import { addMessages, useFormat, useMessages } from '@tiffin/i18n';
import type { MessageKey } from '@tiffin/i18n';
import { Column, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import en from '../locales/cart-benefits.en.json';
import zh from '../locales/cart-benefits.zh.json';

addMessages('cart-benefits', 'en', en);
addMessages('cart-benefits', 'zh', zh);

/** Renders what a cart saves by perks and discounts, and what comes back as points (rows CRT-12, MNU-13). */
export function CartBenefits({ cart }: { readonly cart: Cart }): ReactElement | null {
  const t = useMessages<MessageKey<typeof en>>('cart-benefits');
  const format = useFormat();
  const money = (micro: number) => format.money(micro, cart.currencyCode);
  const saved = savedMicro(cart);
  const asPoints = discountsAsPoints(cart);
  if (saved === 0 && asPoints.length === 0) return null;
  return (
    <Column $gap={4}>
      {saved > 0 && (
        <Text $size="small" $tone="success" $strong>
          {t('saved', { amount: money(saved) })}
        </Text>
      )}
      {asPoints.map(({ name, discountMicro }) => (
        <Text key={name} $size="small" $tone="success">
          {t('asPoints', { name, amount: money(discountMicro) })}
        </Text>
      ))}
    </Column>
  );
}
