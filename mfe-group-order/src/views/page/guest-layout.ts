import { media } from '@tiffin/ui';
import styled from 'styled-components';

/** The room of a guest: phones show their own part before the people, desktops beside them. */
export const GuestLayout = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 412px;
    grid-template-rows: auto 1fr;
    grid-template-areas: 'people part' 'people rest';
    column-gap: 40px;
    align-items: start;
    & > :nth-child(1) {
      grid-area: part;
    }
    & > :nth-child(2) {
      grid-area: people;
    }
    & > :nth-child(3) {
      grid-area: rest;
    }
  }
`;
