import { useSession } from '@tiffin/auth';
import { merchantPaths } from '@tiffin/domain';
import { Grow, Heading, IconButton, media, Picture, Text } from '@tiffin/ui';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Favourite } from '../../domain/favourites';
import { useFavourites } from '../favourites/use-favourites';
import { useFavouriteMessages } from '../favourites/use-favourite-messages';
import { FavouritesRoom } from './favourites-room';
import { OrderCard, OrderCards } from './order-cards';

/** One row at every width, so that many favourites never push the restaurants down. */
const Cards = styled(OrderCards)`
  ${media.tabletUp} {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: minmax(320px, 1fr);
    margin: 8px -8px 0;
    padding: 6px 8px 12px;
    overflow-x: auto;
    scrollbar-width: thin;
  }
`;

const Card = styled.li`
  position: relative;
`;

const CardLink = styled(OrderCard)`
  grid-template-columns: auto minmax(0, 1fr) 44px;
`;

const Line = styled(Text)`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Remove = styled(IconButton)`
  position: absolute;
  top: calc(50% - 22px);
  inset-inline-end: 10px;
`;

/** Renders the person's favourite restaurants and dishes, each with a link and a button that removes it. */
export function Favourites(): ReactElement | null {
  const t = useFavouriteMessages();
  const { status } = useSession();
  const { isOffered, favourites, toggle } = useFavourites();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!isOffered) return null;
  if (favourites.length === 0) return status === 'initialising' ? <FavouritesRoom /> : null;
  return (
    <FavouritesRoom aria-labelledby="favourites">
      <Heading id="favourites" ref={heading} tabIndex={-1}>
        {t('title')}
      </Heading>
      <Cards>
        {favourites.map((favourite) => {
          const { merchantUrl, merchantName, imageUrl, dish } = favourite;
          const name = dish?.name ?? merchantName;
          return (
            <Card key={`${merchantUrl} ${dish?.id ?? ''}`}>
              <CardLink to={pathOf(favourite)}>
                <Picture src={imageUrl ?? undefined} width={58} radius={16} />
                <Grow>
                  <Line as="b">{name}</Line>
                  {dish && (
                    <Line $size="small" $tone="muted">
                      {t('at', { merchant: merchantName })}
                    </Line>
                  )}
                </Grow>
              </CardLink>
              <Remove
                icon="close"
                label={t('remove', { name })}
                onClick={() => {
                  toggle(favourite);
                  // The pressed button goes with its card.
                  heading.current?.focus({ preventScroll: true });
                }}
              />
            </Card>
          );
        })}
      </Cards>
    </FavouritesRoom>
  );
}

function pathOf({ merchantUrl, dish }: Favourite): string {
  const { menu } = merchantPaths(merchantUrl);
  return dish ? `${menu}?item=${encodeURIComponent(dish.id)}` : menu;
}
