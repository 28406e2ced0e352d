import type { MenuItem, Merchant } from '@tiffin/contracts';
import { startingPrice } from '@tiffin/domain';
import type { OptionMenu } from '@tiffin/domain';
import { Column, Picture, Row, Text } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { FavouriteButton } from '../favourites/favourite-button';
import { itemPicture } from '../item-picture';
import { TagBadge } from '../menu/item-card';
import { ItemPrice } from '../menu/item-price';
import { useItemWords } from '../menu/use-item-words';
import { dishMoves } from './dish-moves';
import { DishWords } from './dish-words';
import { ItemFacts } from './item-facts';

const Hero = styled(Picture)`
  border-radius: 0;
  @media (min-width: 768px) {
    aspect-ratio: auto !important;
    height: 230px;
  }
  @media (max-height: 480px) {
    height: auto;
    aspect-ratio: 16/9 !important;
  }
`;

type ItemFrameProps = {
  readonly merchant: Pick<Merchant, 'currencyCode' | 'name' | 'url' | 'imageUrl' | 'phoneNumber'>;
  readonly item: MenuItem;
  /** Undefined while they load. */
  readonly options: OptionMenu | undefined;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  /** True after a change: a press on the scrim then does not discard it. */
  readonly isTouched?: boolean;
  readonly children: ReactNode;
};

/** Renders the dialog of an item: picture, name, price and text, with the choices below. */
export function ItemFrame(props: ItemFrameProps): ReactElement {
  const { merchant, item, options, footer, onClose, isTouched = false, children } = props;
  const words = useItemWords(merchant.currencyCode);
  const price = options
    ? startingPrice(options, item)
    : (item.startingPrice ?? { priceMicro: item.displayPriceMicro, isFrom: false });
  const perk = item.perk?.isSelected ? item.perk : null;
  useEffect(() => dishMoves()?.rise(item.id), [item.id]);
  return (
    <Dialog
      title={<DishWords>{item.name}</DishWords>}
      onClose={onClose}
      footer={footer}
      keepOnScrim={isTouched}
      picture={<Hero src={itemPicture(item, 'desktop')} ratio="16/9" eager />}
    >
      <Column $gap={8}>
        <Row $wrap $gap={12}>
          <ItemPrice price={price} displayPriceMicro={item.displayPriceMicro} perk={perk} words={words} />
          {item.tags.map((tag) => (
            <TagBadge key={tag} tag={tag} words={words} />
          ))}
          <FavouriteButton merchant={merchant} item={item} />
        </Row>
        {item.description !== '' && (
          <Text $tone="muted">
            <DishWords>{item.description}</DishWords>
          </Text>
        )}
        <ItemFacts item={item} phoneNumber={merchant.phoneNumber} />
        {perk && <Text $size="small">{perk.displayHint ?? perk.note}</Text>}
      </Column>
      {children}
    </Dialog>
  );
}
