import { useContext, useSyncExternalStore } from 'react';
import { PortalHostContext } from '../theme/portal-host';

/** Returns the element that dialogs are rendered into. Null on the server and during hydration, which know no portals. */
export function usePortalHost(): HTMLElement | null {
  const host = useContext(PortalHostContext);
  const body = useSyncExternalStore(
    never,
    () => document.body,
    () => null,
  );
  return body && (host ?? body);
}

function never(): () => void {
  return () => undefined;
}
