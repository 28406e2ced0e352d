import { media } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Grid = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 412px;
    grid-template-rows: auto 1fr;
    grid-template-areas: 'people now' 'rest now';
    column-gap: 40px;
    align-items: start;
  }
  ${media.widest} {
    grid-template-columns: minmax(0, 1fr) 412px 412px;
    grid-template-areas: 'people rest now';
    grid-template-rows: auto;
  }
`;

const People = styled.div`
  min-width: 0;
  ${media.desktop} {
    grid-area: people;
  }
`;

/** Stays in view on desktops, and scrolls by itself if it is higher than the window. */
const Now = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-width: 0;
  ${media.desktop} {
    grid-area: now;
    position: sticky;
    top: 20px;
    max-height: calc(100dvh - 40px);
    overflow-y: auto;
    scrollbar-width: thin;
    /* Keeps outlines of focused elements from being cut off. */
    margin: -6px;
    padding: 6px;
  }
`;

const Rest = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  min-width: 0;
  ${media.desktop} {
    grid-area: rest;
    grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
  }
`;

type RoomLayoutProps = {
  readonly people: ReactNode;
  /** What the reader does next: their own part, or the group's money. */
  readonly now: ReactNode;
  /** The name of `now`. */
  readonly label: string;
  readonly rest: ReactNode;
  /** Whether phones show `now` before the people. */
  readonly isNowFirst: boolean;
};

/** Renders a room in one column on phones, two on desktops and three on the widest screens. */
export function RoomLayout({ people, now, label, rest, isNowFirst }: RoomLayoutProps): ReactElement {
  const side = <Now aria-label={label}>{now}</Now>;
  return (
    <Grid>
      {isNowFirst && side}
      <People>{people}</People>
      {!isNowFirst && side}
      <Rest>{rest}</Rest>
    </Grid>
  );
}
