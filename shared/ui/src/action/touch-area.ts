import { css } from 'styled-components';

/** Makes a small control take presses on at least 44 × 44 px around its middle, without moving what is beside it. */
export const touchArea = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: min(0px, calc(50% - 22px));
  }
`;
