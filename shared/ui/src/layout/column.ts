import styled from 'styled-components';

/** A column of elements, 16 px apart by default. */
export const Column = styled.div<{ readonly $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 16 }) => $gap}px;
  align-content: start;
  min-width: 0;
`;
