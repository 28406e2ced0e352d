import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../text/visually-hidden';
import { announce, followAnnouncements, readAnnouncement } from './announcements';

/** A sentence that is this young when a dialog closes was cut off, so it is announced again. */
const CUT_OFF_MS = 500;

/**
 * Renders the live region of a modal dialog. What is outside of the dialog is inert, so nobody hears it. The regions are
 * emptied when the dialog opens and closes, so that none repeats what is over.
 */
export function ModalAnnouncer(): ReactElement {
  const text = useSyncExternalStore(followAnnouncements, readAnnouncement, () => '');
  useEffect(() => {
    let saidAtMs = Number.NEGATIVE_INFINITY;
    announce('');
    const unfollow = followAnnouncements(() => {
      saidAtMs = performance.now();
    });
    return () => {
      unfollow();
      const cutOff = performance.now() - saidAtMs < CUT_OFF_MS ? readAnnouncement() : '';
      announce('');
      if (cutOff !== '')
        setTimeout(() => {
          announce(cutOff);
        });
    };
  }, []);
  return (
    <VisuallyHidden as="div" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}
