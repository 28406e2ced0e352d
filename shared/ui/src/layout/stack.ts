import styled from 'styled-components';

/**
 * Rows on top of each other like the tiers of a carrier. Use `as="ol"` or `as="div"` if it is no plain list.
 */
export const Stack = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3px;
  & > :first-child {
    border-start-start-radius: 22px;
    border-start-end-radius: 22px;
  }
  & > :last-child {
    border-end-start-radius: 22px;
    border-end-end-radius: 22px;
  }
`;

/** One row of a stack. */
export const Tier = styled.li`
  --quiet: var(--on-tier, var(--sunken));
  background: var(--tier, var(--surface));
  border-radius: 6px;
  padding: 16px;
  min-width: 0;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
