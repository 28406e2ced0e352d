import type { MenuItem, Merchant } from '@tiffin/contracts';
import { IconButton } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { itemPicture } from '../item-picture';
import { useFavouriteMessages } from './use-favourite-messages';
import { useFavourites } from './use-favourites';

const Heart = styled(IconButton)`
  &[aria-pressed='true'] svg {
    fill: var(--primary);
    color: var(--primary);
  }
`;

type FavouriteButtonProps = {
  readonly merchant: Pick<Merchant, 'name' | 'url' | 'imageUrl'>;
  /** The dish of the merchant; without it the button is for the merchant. */
  readonly item?: MenuItem;
};

/** Renders a button that adds a restaurant or a dish to the favourites, or removes it. */
export function FavouriteButton({ merchant, item }: FavouriteButtonProps): ReactElement | null {
  const t = useFavouriteMessages();
  const { isOffered, has, toggle } = useFavourites();
  if (!isOffered) return null;
  const favourite = {
    merchantUrl: merchant.url,
    merchantName: merchant.name,
    imageUrl: item ? (itemPicture(item, 'mobile') ?? null) : merchant.imageUrl,
    dish: item ? { id: item.id, name: item.name } : null,
  };
  return (
    <Heart
      icon="heart"
      filled
      label={t('toggle', { name: item?.name ?? merchant.name })}
      aria-pressed={has(favourite)}
      onClick={() => {
        toggle(favourite);
      }}
    />
  );
}
