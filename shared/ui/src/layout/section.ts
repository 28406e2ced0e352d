import styled from 'styled-components';
import { media } from '../theme/breakpoint';

/** A part of a page with its margins. */
export const Section = styled.section`
  padding-block: 28px;
  ${media.tabletUp} {
    padding-block: 36px;
  }
`;

/** A section's heading at the left and its actions at the right. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 18px;
`;
