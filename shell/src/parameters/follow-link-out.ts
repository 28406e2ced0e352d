import { session } from '@tiffin/auth';
import { endsByLinkOut } from '../domain/link-out';

/**
 * Ends the session of a link-out once (see `endsByLinkOut`). The flag is already removed from the URL by then.
 * Returns a function that stops this.
 */
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
