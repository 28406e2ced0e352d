import { media } from '@tiffin/ui';
import styled from 'styled-components';

/** Reserves the height of the favourites, one row at every width, so that nothing moves when they come. */
export const FavouritesRoom = styled.section`
  margin-top: 28px;
  min-height: 142px;
  ${media.tabletUp} {
    min-height: 160px;
  }
`;
