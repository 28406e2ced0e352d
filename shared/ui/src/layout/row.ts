import styled from 'styled-components';

type RowProps = {
  readonly $gap?: number;
  readonly $wrap?: boolean;
  readonly $between?: boolean;
  readonly $align?: 'start' | 'center' | 'end' | 'baseline';
};

/** A row of elements, 8 px apart by default. */
export const Row = styled.div<RowProps>`
  display: flex;
  align-items: ${({ $align = 'center' }) => $align};
  gap: ${({ $gap = 8 }) => $gap}px;
  ${({ $wrap }) => $wrap && 'flex-wrap: wrap;'}
  ${({ $between }) => $between && 'justify-content: space-between;'}
  min-width: 0;
`;

/** Takes the remaining space of a row. */
export const Grow = styled.div`
  flex: 1;
  min-width: 0;
`;
