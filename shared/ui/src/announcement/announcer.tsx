import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../text/visually-hidden';
import { useFirst } from '../use-first';
import type { OnPage } from '../use-first';
import { followAnnouncements, readAnnouncement } from './announcements';

const announcers: OnPage = new Set();

/** Renders the polite live region for `announce`. If a page has several, only the first one speaks. */
export function Announcer(): ReactElement {
  const text = useSyncExternalStore(followAnnouncements, readAnnouncement, () => '');
  if (!useFirst(announcers)) return <></>;
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite" data-announcer="">
      {text}
    </VisuallyHidden>
  );
}
