import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/breakpoint';

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { translate: 0 48px; opacity: 0; }
`;

/**
 * Marks what closes a dialog. Ariakit adds a hidden button in English, "Dismiss popup", to a modal dialog that
 * contains no such element.
 */
export const ownDismiss = { 'data-dialog-dismiss': '' } as const;

/** The layer between the page and a dialog. */
export const Scrim = styled.div`
  background: rgb(22 18 16 / 0.62);
  z-index: var(--z-scrim);
  animation: ${fade} var(--t-base) var(--e-out);
`;

const boxed = css`
  ${media.tabletUp} {
    width: min(620px, calc(100% - 48px));
    height: fit-content;
    max-height: calc(100dvh - 48px);
    border-radius: var(--r-sheet);
    overflow: hidden;
    box-shadow: var(--lift-3);
  }
`;

/** The box of a dialog: the whole screen on phones, and everywhere if it fills the screen. */
export const Sheet = styled.div<{ readonly $fills?: boolean }>`
  --tier: var(--inset);
  --on-tier: var(--surface);
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  margin: auto;
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: var(--raised);
  color: var(--text);
  animation: ${rise} var(--t-sheet) var(--e-out);
  ${({ $fills = false }) => !$fills && boxed}
`;

/** A confirmation: 440 px wide, as high as its text, at the bottom on phones. */
export const ConfirmBox = styled.div`
  --tier: var(--inset);
  --on-tier: var(--surface);
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  margin: auto;
  width: min(440px, calc(100% - 24px));
  height: fit-content;
  max-height: calc(100dvh - 24px);
  overflow-y: auto;
  background: var(--raised);
  color: var(--text);
  border-radius: var(--r-sheet);
  box-shadow: var(--lift-3);
  padding: 28px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: max-content;
  gap: 16px;
  align-content: start;
  animation: ${rise} var(--t-sheet) var(--e-out);
  ${media.mobile} {
    margin-bottom: 12px;
  }
  ${media.tiny} {
    padding: 16px;
  }
`;

/** The close button at the top left, over the picture if there is one. */
export const CloseCorner = styled.div`
  --quiet: var(--surface);
  position: absolute;
  left: 12px;
  top: 12px;
  z-index: 3;
  border-radius: var(--r-control);
  background: var(--surface);
  box-shadow: var(--lift-2);
`;

/**
 * The middle of a dialog. Its rows are not `auto`, which in a grid of fixed height makes them only as high as the least
 * height of their elements.
 */
export const DialogScroll = styled.div<{ readonly $hasPicture: boolean }>`
  overflow-y: auto;
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: max-content;
  gap: 16px;
  padding: ${({ $hasPicture }) => ($hasPicture ? 0 : 68)}px 16px 20px;
  align-content: start;
  ${media.tabletUp} {
    padding-inline: 24px;
    padding-bottom: 24px;
  }
`;

/** The picture at the top, from edge to edge. */
export const PictureHead = styled.div`
  --picture-radius: 0;
  margin-inline: -16px;
  ${media.tabletUp} {
    margin-inline: -24px;
  }
`;

/** The foot of a dialog. */
export const DialogBar = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  background: var(--surface);
  border-top: 1.5px solid var(--border);
  & > button,
  & > a {
    flex: 1;
    min-width: 0;
    padding-inline: 16px;
  }
  ${media.tabletUp} {
    padding: 14px 24px;
  }
`;
