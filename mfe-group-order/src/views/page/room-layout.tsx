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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px;
  min-width: 0;
  ${media.desktop} {
    grid-area: people;
  }
`;

/** The height of a pinned step with its margins. */
const PINNED_PX = 92;

/**
 * Stays at the bottom of the window on desktops while any of the room is in view: its place is the end of the column, from where it
 * sticks upwards. Phones have a bar of their own.
 */
export const PinnedStep = styled.section`
  display: none;
  ${media.desktop} {
    display: block;
    grid-area: now;
    align-self: end;
    position: sticky;
    bottom: 0;
    z-index: 1;
    padding-block: 12px 20px;
    background: var(--background);
  }
`;

/** Stays in view on desktops, and scrolls by itself if it is higher than the window. */
const Now = styled.section<{ readonly $isAbovePinned: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-width: 0;
  ${media.desktop} {
    grid-area: now;
    position: sticky;
    top: 20px;
    max-height: calc(100dvh - 40px - ${({ $isAbovePinned }) => ($isAbovePinned ? PINNED_PX : 0)}px);
    overflow-y: auto;
    scrollbar-width: thin;
    /* Keeps outlines of focused elements from being cut off. */
    margin: -6px;
    margin-bottom: ${({ $isAbovePinned }) => ($isAbovePinned ? PINNED_PX : -6)}px;
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
  /** What the reader may set, before the people. */
  readonly settings?: ReactNode;
  readonly people: ReactNode;
  /** What the reader does next: their own part, or the group's money. */
  readonly now: ReactNode;
  /** The name of `now`. */
  readonly label: string;
  readonly rest: ReactNode;
  /** The next step, with a PinnedStep. */
  readonly step?: ReactNode;
  readonly isStepPinned?: boolean;
  /** Whether phones show `now` before the people. */
  readonly isNowFirst: boolean;
};

/** Renders a room in one column on phones, two on desktops and three on the widest screens. */
export function RoomLayout(props: RoomLayoutProps): ReactElement {
  const { settings, people, now, label, rest, step, isStepPinned = false, isNowFirst } = props;
  const side = (
    <>
      <Now aria-label={label} $isAbovePinned={isStepPinned}>
        {now}
      </Now>
      {step}
    </>
  );
  return (
    <Grid>
      {isNowFirst && side}
      <People>
        {settings}
        {people}
      </People>
      {!isNowFirst && side}
      <Rest>{rest}</Rest>
    </Grid>
  );
}
