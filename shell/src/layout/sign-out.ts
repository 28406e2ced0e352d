import { session } from '@tiffin/auth';
import { removePersonalTexts } from '@tiffin/config/storage';
import { limitTo } from '@tiffin/config/time-limit';
import { removeOfflineCopies } from '../offline/remove-offline-copies';

const LONGEST_MS = 1000;

/** Signs the person out. Removes first what the browser has stored for them, because signing out leaves the page. */
export async function signOut(): Promise<void> {
  removePersonalTexts();
  await limitTo(
    LONGEST_MS,
    removeOfflineCopies().catch(() => undefined),
    undefined,
  );
  await session.signOut();
}
