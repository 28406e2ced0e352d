import styled from 'styled-components';

/** Removes the card of an EmptyState that is already inside a card or a dialog. */
export const WithoutCard = styled.div`
  & > * {
    background: none;
    box-shadow: none;
    padding: 12px 0;
  }
`;
