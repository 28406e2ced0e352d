import styled from 'styled-components';

/** Takes the card off an EmptyState that lies in a card or a dialog already. */
export const Bare = styled.div`
  & > * {
    background: none;
    box-shadow: none;
    padding: 12px 0;
  }
`;
