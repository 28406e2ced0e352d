import { media } from '@tiffin/ui';
import { css } from 'styled-components';

/** The height of the picture over a menu. On phones it leaves room for the first dish on the first screenful. */
export const bandHeight = css`
  height: 56px;
  ${media.tabletUp} {
    height: 200px;
  }
  ${media.desktop} {
    height: 248px;
  }
`;
