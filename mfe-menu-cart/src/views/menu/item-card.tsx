import type { MenuItem } from '@tiffin/contracts';
import { Badge, Heading, Icon, Picture } from '@tiffin/ui';
import { memo } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ItemBox } from './item-box';
import { ItemPrice } from './item-price';
import { itemPicture } from '../item-picture';
import type { ItemWords } from './use-item-words';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 5px;
  padding-block: 5px 4px;
  min-width: 0;
  align-self: stretch;
`;

const Description = styled.p`
  font-size: 14px;
  line-height: 1.42;
  color: var(--text-muted);
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

const Foot = styled.div`
  margin-top: auto;
  padding-top: 5px;
  display: flex;
  flex-wrap: wrap;
  gap: 5px 10px;
  align-items: center;
`;

const Plus = styled.span<{ readonly $isCount: boolean }>`
  position: absolute;
  inset-inline-end: 4px;
  bottom: 4px;
  width: 36px;
  height: 36px;
  border-radius: 12px;
  display: grid;
  place-items: center;
  z-index: 2;
  font-weight: 750;
  background: var(${({ $isCount }) => ($isCount ? '--primary' : '--surface')});
  color: var(${({ $isCount }) => ($isCount ? '--on-primary' : '--text')});
  box-shadow: var(--lift-1);
`;

type ItemCardProps = {
  readonly item: MenuItem;
  readonly href: string;
  readonly words: ItemWords;
  /** The quantity in the cart. */
  readonly inCart: number;
  /** True below the first rows: its picture loads once it is scrolled near. */
  readonly isFar: boolean;
  /** True if the merchant takes orders: only then the card shows that a press adds the item. */
  readonly canAdd: boolean;
};

/**
 * Renders an item of the menu as one link. It reads no messages itself, because there may be thousands of
 * cards.
 */
export const ItemCard = memo(function ItemCard({
  item,
  href,
  words,
  inCart,
  isFar,
  canAdd,
}: ItemCardProps): ReactElement {
  const { isAvailable, reason } = item.availability;
  const price = item.startingPrice ?? { priceMicro: item.displayPriceMicro, isFrom: false };
  const attributes = isAvailable ? { href, 'data-item': item.id } : { role: 'link', 'aria-disabled': true };
  return (
    <ItemBox {...attributes}>
      <Body>
        <Heading as="h3" $look="h3" lang={words.language}>
          {item.name}
        </Heading>
        {item.description !== '' && <Description lang={words.language}>{item.description}</Description>}
        <Foot>
          {!isAvailable && <Badge icon="clock">{reason ?? words.soldOut}</Badge>}
          {isAvailable && (
            <ItemPrice
              price={price}
              displayPriceMicro={item.displayPriceMicro}
              perk={item.perk}
              words={words}
            />
          )}
          {isAvailable && item.tags.map((tag) => <TagBadge key={tag} tag={tag} words={words} />)}
        </Foot>
      </Body>
      <Picture src={itemPicture(item, 'mobile')} off={!isAvailable} far={isFar}>
        {isAvailable && (canAdd || inCart > 0) && (
          <Plus $isCount={inCart > 0} aria-hidden="true">
            {inCart > 0 ? inCart : <Icon name="plus" />}
          </Plus>
        )}
      </Picture>
    </ItemBox>
  );
});

const tagLooks = {
  VEGETARIAN: { tone: 'good', icon: 'leaf' },
  VEGAN: { tone: 'good', icon: 'leaf' },
  SPICY: { tone: 'bad', icon: 'flame' },
  POPULAR: { tone: 'warn', icon: 'star' },
  GLUTEN_FREE: { tone: 'plain', icon: 'check' },
  HALAL: { tone: 'plain', icon: 'check' },
} as const;

type TagBadgeProps = { readonly tag: MenuItem['tags'][number]; readonly words: ItemWords };

/** Renders a diet or a warning in a word. */
export function TagBadge({ tag, words }: TagBadgeProps): ReactElement {
  return <Badge {...tagLooks[tag]}>{words.tags[tag]}</Badge>;
}
