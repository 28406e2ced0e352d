import type { SlotName } from '@tiffin/contracts';
import { useEffect } from 'react';
import { useHydration } from './hydration';
import { SETTLED_MS } from '../timetable';
import type { LoadedRemote } from './remote-loader';
import { useRemoteLoader } from './loader-context';

type Props = { readonly loaded: LoadedRemote; readonly slot?: SlotName };

/**
 * Ends the hydration of a screen when it is on screen, and records its build as working after a few seconds. Renders
 * nothing.
 */
export function Shown({ loaded, slot }: Props): null {
  const loader = useRemoteLoader();
  const hydration = useHydration();
  useEffect(() => {
    if (slot === undefined) hydration.end();
  }, [hydration, slot]);
  useEffect(() => {
    const timer = setTimeout(() => loader?.worked(loaded, slot), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [loader, loaded, slot]);
  return null;
}
