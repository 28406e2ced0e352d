import styled from 'styled-components';
import { media } from '../theme/breakpoint';

/** Shown on desktops only. */
export const OnlyDesktop = styled.div`
  ${media.belowDesktop} {
    display: none;
  }
`;

/** Shown on tablets and phones only. */
export const OnlyBelowDesktop = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
