import { Wrap } from '@tiffin/ui';
import styled, { css } from 'styled-components';

/** Screens that have space for the people and two more columns. */
export const widestMedia = '@media (min-width: 1600px)';

/** The width of a room's page with its gutters. The widest screens show three columns in it. */
export const RoomWrap = styled(Wrap)<{ readonly $wide?: boolean }>`
  ${({ $wide = true }) =>
    $wide &&
    css`
      ${widestMedia} {
        max-width: 1720px;
      }
    `}
`;
