import type { Merchant } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Column, Text, TextLink, VisuallyHidden } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { withItem } from '../../domain/item-query';
import type { MissingDish, ReorderLine, ReorderPlan } from '../../domain/reorder-plan';
import { useReorderMessages } from './use-reorder-messages';

type ReorderChangesProps = {
  readonly merchant: Merchant;
  readonly plan: ReorderPlan;
  /** The lines that the service refused. */
  readonly refused: readonly ReorderLine[];
};

/** Lists what is different from the earlier order: missing dishes, lost options, higher prices. */
export function ReorderChanges({ merchant, plan, refused }: ReorderChangesProps): ReactElement | null {
  const t = useReorderMessages();
  const changesOf = useLineChanges(merchant);
  const accepted = plan.lines.filter((line) => !refused.includes(line));
  const texts = [
    ...refused.map(({ name }) => t('refused', { name })),
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
  const t = useReorderMessages();
  const { menuItemId, name, reason } = dish;
  return (
    <Text as="span" $size="small">
      {t(reason, { name })}
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
            {t('choose')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </TextLink>
        </>
      )}
    </Text>
  );
}

function useLineChanges({ currencyCode }: Merchant): (line: ReorderLine) => readonly string[] {
  const t = useReorderMessages();
  const format = useFormat();
  return ({ name, input, lostOptions, isReduced, rise }) => [
    ...(lostOptions.length === 0 ? [] : [t('without', { name, options: format.list(lostOptions) })]),
    ...(isReduced ? [t('reduced', { name, count: input.quantity })] : []),
    ...(rise === undefined
      ? []
      : [
          t('dearer', {
            name,
            now: format.money(rise.nowMicro, currencyCode),
            was: format.money(rise.wasMicro, currencyCode),
          }),
        ]),
  ];
}
