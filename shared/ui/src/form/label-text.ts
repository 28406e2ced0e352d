import styled from 'styled-components';

/** The style of a field's label, for legends. */
export const LabelText = styled.span`
  font-weight: 650;
  font-size: 14.5px;
`;
