import type { SlotName } from '@tiffin/contracts';
import { useEffect } from 'react';
import { SETTLED_MS } from '../timetable';
import type { LoadedRemote } from './remote-loader';
import { useRemoteLoader } from './loader-context';

type Props = { readonly loaded: LoadedRemote; readonly slot?: SlotName };

/** Records a build as working after its content has been on screen for a few seconds. Renders nothing. */
export function Shown({ loaded, slot }: Props): null {
  const loader = useRemoteLoader();
  useEffect(() => {
    const timer = setTimeout(() => loader?.worked(loaded, slot), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [loader, loaded, slot]);
  return null;
}
