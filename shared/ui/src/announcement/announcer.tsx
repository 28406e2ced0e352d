import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../text/visually-hidden';
import { followAnnouncements, readAnnouncement } from './announcements';

/** The polite live region that speaks what `announce` is given. One on a page. */
export function Announcer(): ReactElement {
  const text = useSyncExternalStore(followAnnouncements, readAnnouncement, () => '');
  return (
    <VisuallyHidden as="div" role="status" aria-live="polite" data-announcer="">
      {text}
    </VisuallyHidden>
  );
}
