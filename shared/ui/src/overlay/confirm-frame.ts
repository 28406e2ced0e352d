import styled from 'styled-components';
import { media } from '../theme/breakpoint';
import { box } from './modal-look';

/** The box of a question: 440 px wide, as high as its text. */
export const ConfirmBox = styled.div`
  ${box}
  width: min(440px, 100%);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 28px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: max-content;
  gap: 16px;
  align-content: start;
  ${media.tiny} {
    padding: 16px;
  }
`;

/** The answers, below each other. */
export const Actions = styled.div`
  display: grid;
  gap: 8px;
`;

/** The picture above a question, from edge to edge and at most 30 % as high as the screen. */
export const ConfirmPicture = styled.div`
  --picture-radius: 0;
  margin: -28px -28px 4px;
  overflow: hidden;
  & > * {
    max-height: 30dvh;
  }
  ${media.tiny} {
    margin: -16px -16px 4px;
  }
`;

/** The close button at the top of the picture. */
export const CloseCorner = styled.div`
  --quiet: var(--surface);
  position: absolute;
  inset-inline-end: 12px;
  top: 12px;
  z-index: 3;
  border-radius: var(--r-control);
  background: var(--surface);
  box-shadow: var(--lift-2);
`;
