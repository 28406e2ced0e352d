import type { Merchant } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Column, Text, TextLink, VisuallyHidden } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { withItem } from '../../domain/item-query';
import type { MissingDish, ReorderLine, ReorderPlan } from '../../domain/reorder-plan';
import { useMenuCartMessages } from '../use-menu-cart-messages';

type ReorderChangesProps = {
  readonly merchant: Merchant;
  readonly plan: ReorderPlan;
  /** The lines that the service refused. */
  readonly refused: readonly ReorderLine[];
};

/** Lists what is different from the earlier order: missing dishes, lost options, higher prices. */
export function ReorderChanges({ merchant, plan, refused }: ReorderChangesProps): ReactElement | null {
  const t = useMenuCartMessages();
  const changesOf = useLineChanges(merchant);
  const accepted = plan.lines.filter((line) => !refused.includes(line));
  const texts = [
    ...refused.map(({ name }) => t('reorder.refused', { name })),
    ...accepted.flatMap((line) => changesOf(line)),
  ];
  if (plan.missing.length + texts.length === 0) return null;
  return (
    <Column as="ul" $gap={4}>
      {plan.missing.map((dish, index) => (
        <li key={`${dish.menuItemId} ${index}`}>
          <Missing merchant={merchant} dish={dish} />
        </li>
      ))}
      {texts.map((text) => (
        <Text as="li" key={text} $size="small">
          {text}
        </Text>
      ))}
    </Column>
  );
}

function Missing({
  merchant,
  dish,
}: {
  readonly merchant: Merchant;
  readonly dish: MissingDish;
}): ReactElement {
  const t = useMenuCartMessages();
  const { menuItemId, name, reason } = dish;
  return (
    <Text as="span" $size="small">
      {t(`reorder.${reason}`, { name })}
      {reason === 'needsChoice' && (
        <>
          {' '}
          <TextLink
            $small
            to={{
              pathname: merchantPaths(merchant.url).menu,
              search: withItem(new URLSearchParams(), menuItemId).toString(),
            }}
          >
            {t('reorder.choose')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </TextLink>
        </>
      )}
    </Text>
  );
}

function useLineChanges({ currencyCode }: Merchant): (line: ReorderLine) => readonly string[] {
  const t = useMenuCartMessages();
  const format = useFormat();
  return ({ name, input, lostOptions, isReduced, rise }) => [
    ...(lostOptions.length === 0 ? [] : [t('reorder.without', { name, options: format.list(lostOptions) })]),
    ...(isReduced ? [t('reorder.reduced', { name, count: input.quantity })] : []),
    ...(rise === undefined
      ? []
      : [
          t('reorder.dearer', {
            name,
            now: format.money(rise.nowMicro, currencyCode),
            was: format.money(rise.wasMicro, currencyCode),
          }),
        ]),
  ];
}
