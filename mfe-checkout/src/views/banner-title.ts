import styled from 'styled-components';

/** The fact of a banner, on a line of its own. */
export const BannerTitle = styled.b`
  display: block;
`;
