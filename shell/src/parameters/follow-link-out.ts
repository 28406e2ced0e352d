import { session } from '@tiffin/auth';
import { endsByLinkOut } from '../domain/link-out';

/** Ends the session with which a page was linked out to, once; the flag is gone from the address before that. Gives its own undo. */
export function followLinkOut(search: string): () => void {
  const look = (): void => {
    if (!endsByLinkOut({ search, status: session.getState().status })) return;
    leave();
    void session.signOut();
  };
  const leave = session.subscribe(look);
  look();
  return leave;
}
