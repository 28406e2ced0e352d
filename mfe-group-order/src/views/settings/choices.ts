import styled from 'styled-components';

/** A fieldset around tiers to choose from. */
export const Choices = styled.fieldset`
  --tier: var(--inset);
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
  legend {
    margin-bottom: 8px;
  }
`;
