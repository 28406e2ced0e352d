import styled, { css } from 'styled-components';
import { media } from '../theme/breakpoint';
import { box, short } from './modal-look';

const filling = css`
  width: 100%;
  height: 100%;
  border-radius: 0;
`;

const fitting = css`
  width: min(620px, 100%);
  ${media.mobile} {
    width: 100%;
    max-height: calc(100% - 12px);
    border-radius: var(--r-sheet) var(--r-sheet) 0 0;
  }
`;

/** The box of a dialog, as high as its content: at the bottom of phones, in the middle of wider screens. */
export const Sheet = styled.div<{ readonly $fills: boolean }>`
  ${box}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  transition: translate var(--t-quick) var(--e-out);
  &[data-dragged] {
    transition: none;
  }
  ${({ $fills }) => ($fills ? filling : fitting)}
`;

const handle = css`
  touch-action: none;
  padding-top: 20px;
  &::before {
    content: '';
    position: absolute;
    top: 8px;
    inset-inline-start: 50%;
    width: 40px;
    height: 4px;
    margin-inline-start: -20px;
    border-radius: 2px;
    background: var(--border-strong);
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;

/** The title and the close button, which stay while the content scrolls. On phones it can be dragged down. */
export const TitleBar = styled.div<{ readonly $isDraggable: boolean }>`
  position: relative;
  flex: none;
  display: flex;
  align-items: flex-start;
  justify-content: flex-end;
  gap: 12px;
  padding: 14px 16px 12px;
  & > h2,
  & > h3 {
    flex: 1;
    align-self: center;
    max-height: 34dvh;
    overflow-y: auto;
  }
  ${media.tabletUp} {
    padding-block: 18px 14px;
    padding-inline: 24px 20px;
  }
  ${media.mobile} {
    ${({ $isDraggable }) => $isDraggable && handle}
  }
  ${short} {
    padding-block: 8px 4px;
    & > h2,
    & > h3 {
      font-size: 20px;
    }
  }
`;

/** Picture and first part at the left, the rest at the right: what can be chosen is visible at once. */
const beside = css`
  display: flow-root;
  & > * {
    margin-block-end: 12px;
  }
  & > :nth-child(-n + 2) {
    float: inline-start;
    clear: inline-start;
    width: 40%;
  }
  & > :nth-child(n + 3) {
    margin-inline-start: calc(40% + 16px);
  }
`;

/**
 * The middle of a dialog. Its rows are not `auto`, which in a grid of fixed height makes them only as high as the least
 * height of their elements.
 */
export const DialogScroll = styled.div<{ readonly $hasPicture: boolean }>`
  overflow-y: auto;
  overscroll-behavior: contain;
  flex: 0 1 auto;
  min-height: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: max-content;
  gap: 16px;
  padding: 2px 16px 20px;
  align-content: start;
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.tabletUp} {
    padding-inline: 24px;
    padding-bottom: 24px;
  }
  ${short} {
    gap: 12px;
    padding-bottom: 12px;
    ${({ $hasPicture }) => $hasPicture && beside}
  }
`;

/** The picture from edge to edge, at most 30 % as high as the screen. On short screens it is beside the choices. */
export const PictureHead = styled.div`
  --picture-radius: 0;
  margin-inline: -16px;
  overflow: hidden;
  & > * {
    max-height: 30dvh;
    width: 100%;
  }
  ${media.tabletUp} {
    margin-inline: -24px;
  }
  ${short} {
    --picture-radius: var(--r-control);
    margin-inline: 0;
  }
`;

/** The foot of a dialog. */
export const DialogBar = styled.div`
  flex: none;
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
  ${short} {
    padding-block: 6px;
  }
`;
