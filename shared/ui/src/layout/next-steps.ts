import styled from 'styled-components';
import { media } from '../theme/breakpoint';

/** The next steps of a card or a notice, the primary one first. On phones each takes the whole width. Actions of a row are small buttons in a `Row`. */
export const NextSteps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${media.mobile} {
    justify-self: stretch;
    & > * {
      flex: 1 0 100%;
    }
  }
`;
