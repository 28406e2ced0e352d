import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/breakpoint';

/** Phones on their side, and a zoom of 200 %. */
export const short = '@media (max-height: 480px)';

/** Where the box is: a sheet (at the bottom on phones), a question (smaller), the whole screen. */
export type ModalPlace = 'sheet' | 'question' | 'screen';

const fade = keyframes`
  from { opacity: 0; }
`;

const fadeOut = keyframes`
  to { opacity: 0; }
`;

const edge = css<{ readonly $place: ModalPlace }>`
  --edge: ${({ $place }) => ({ sheet: '24px', question: '24px', screen: '0px' })[$place]};
  ${media.mobile} {
    --edge: ${({ $place }) => ({ sheet: '0px', question: '12px', screen: '0px' })[$place]};
  }
  ${short} {
    --edge: ${({ $place }) => ({ sheet: '8px', question: '8px', screen: '0px' })[$place]};
  }
  ${short} and (max-width: 767px) {
    --edge: ${({ $place }) => ({ sheet: '0px', question: '8px', screen: '0px' })[$place]};
  }
`;

/**
 * The dialog element over the whole page, with the scrim. In percent, its content is what a keyboard leaves of the page.
 */
export const Layer = styled.dialog<{ readonly $place: ModalPlace }>`
  ${edge}
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  box-sizing: border-box;
  width: auto;
  height: auto;
  max-width: none;
  max-height: none;
  margin: 0;
  border: 0;
  padding: calc(var(--edge) + var(--below-top, 0px)) var(--edge)
    calc(var(--edge) + var(--above-keyboard, 0px));
  overflow: hidden;
  overscroll-behavior: contain;
  background: none;
  color: var(--text);
  display: flex;
  align-items: center;
  justify-content: center;
  ${media.mobile} {
    align-items: flex-end;
  }
  &::backdrop {
    background: none;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: rgb(22 18 16 / 0.62);
    animation: ${fade} var(--t-base) var(--e-out);
  }
  &[data-leaving] {
    pointer-events: none;
    & > * {
      animation: none;
    }
    &::before {
      animation: ${fadeOut} var(--t-quick) forwards;
    }
  }
`;

const rise = keyframes`
  from { translate: 0 48px; opacity: 0; }
`;

/** What the boxes of all dialogs share. */
export const box = css`
  --tier: var(--inset);
  --on-tier: var(--surface);
  position: relative;
  box-sizing: border-box;
  min-width: 0;
  max-height: 100%;
  background: var(--raised);
  color: var(--text);
  border-radius: var(--r-sheet);
  box-shadow: var(--lift-3);
  animation: ${rise} var(--t-sheet) var(--e-out);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** The element in a dialog that popups and dialogs over it are rendered into. It takes no room. */
export const Portals = styled.div`
  position: absolute;
`;
