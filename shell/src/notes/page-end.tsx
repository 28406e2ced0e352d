import type { ReactElement } from 'react';
import { PageNotes } from './page-notes';
import { RoomBar } from './room-bar';

/** Renders what the end of every page has, after everything else has loaded. */
export function PageEnd(): ReactElement | null {
  return (
    <>
      <PageNotes />
      <RoomBar />
    </>
  );
}
