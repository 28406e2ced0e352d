import { css } from 'styled-components';
import { darkTokens } from './dark-tokens';
import { lightTokens } from './light-tokens';
import { paletteTokens } from './palette-tokens';
import { scaleTokens } from './scale-tokens';

/** Sets every design token as a custom property of the element. */
export const rootTokens = css`
  color-scheme: light dark;
  ${paletteTokens}
  ${scaleTokens}
  ${lightTokens}
  @media (prefers-color-scheme: dark) {
    ${darkTokens}
  }
`;
