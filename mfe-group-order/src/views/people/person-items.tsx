import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Badge, Column, Grow, Heading, Stack, Tier } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { GuestTier } from '../../domain/guest-tier';
import { itemLabel } from '../../domain/item-label';
import { useGroupMessages } from '../use-group-messages';
import { RemoveItemButton } from './remove-item-button';
import { usePeopleMessages } from './use-people-messages';

const Item = styled(Tier)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;
`;

type PersonItemsProps = {
  readonly group: Fulfillment;
  readonly tier: GuestTier;
  /** Whether the reader may remove items that cannot be ordered, and those of people for whom they order. */
  readonly canRemove: boolean;
};

/** Renders the items of one person with their prices. Renders nothing if there are none to see. */
export function PersonItems({ group, tier, canRemove }: PersonItemsProps): ReactElement | null {
  const t = useGroupMessages();
  const tPeople = usePeopleMessages();
  const format = useFormat();
  const { externalUserId, cartItems, isAddedByHost } = tier.guest;
  if (cartItems.length === 0) return null;
  return (
    <Column as="section" $gap={8}>
      <Heading as="h3">{tPeople('items')}</Heading>
      <Stack>
        {cartItems.map((item) => (
          <Item key={item.cartItemId}>
            <Grow data-content="">{itemLabel(item, t('comma'))}</Grow>
            {!item.isAvailable && (
              <Badge tone="warn" icon="warning">
                {tPeople('unavailable')}
              </Badge>
            )}
            {format.money(item.priceMicro, group.currencyCode)}
            {canRemove && (!item.isAvailable || isAddedByHost) && (
              <RemoveItemButton
                group={group}
                item={{ externalUserId, cartItemId: item.cartItemId, dish: item.name }}
              />
            )}
          </Item>
        ))}
      </Stack>
    </Column>
  );
}
