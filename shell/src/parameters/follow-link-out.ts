import { session } from '@tiffin/auth';
import { endsByLinkOut } from '../domain/link-out';

/** Ends the session with which a page was linked out to, once; the flag is gone from the address before that. */
export function followLinkOut(search: string): void {
  let hasEnded = false;
  const look = (): void => {
    if (hasEnded || !endsByLinkOut({ search, status: session.getState().status })) return;
    hasEnded = true;
    void session.signOut();
  };
  session.subscribe(look);
  look();
}
