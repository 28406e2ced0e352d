import styled from 'styled-components';

/** Things under each other, 16 px apart unless told. */
export const Column = styled.div<{ readonly $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 16 }) => $gap}px;
  align-content: start;
  min-width: 0;
`;
