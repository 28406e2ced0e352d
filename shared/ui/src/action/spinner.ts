import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { rotate: 360deg; }
`;

/** A turning ring of 16 px in the colour of the text. With reduced motion it is a still, open ring. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  width: 16px;
  height: 16px;
  flex: none;
  border-radius: 50%;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  animation: ${turn} 0.8s linear infinite;
`;
