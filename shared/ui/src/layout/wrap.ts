import styled from 'styled-components';
import { media } from '../theme/breakpoint';

/** The page's width with its gutters. A page with `data-wide` somewhere in it is wider on the widest screens. */
export const Wrap = styled.div`
  width: 100%;
  max-width: var(--page-width, 1328px);
  margin-inline: auto;
  padding-inline: 16px;
  ${media.tabletUp} {
    padding-inline: 28px;
  }
  ${media.desktop} {
    padding-inline: 40px;
  }
`;
