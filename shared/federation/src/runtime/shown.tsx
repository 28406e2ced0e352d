import type { SlotName } from '@tiffin/contracts';
import { useEffect } from 'react';
import type { LoadedRemote } from './remote-loader';
import { useRemoteLoader } from './loader-context';

type Props = { readonly loaded: LoadedRemote; readonly slot?: SlotName };

/** A screen that breaks on the first data it gets does so sooner. */
const SETTLED_MS = 3_000;

/** Stands beside what a remote shows: once that has stood for a while, the build is one that works here. */
export function Shown({ loaded, slot }: Props): null {
  const loader = useRemoteLoader();
  useEffect(() => {
    const timer = setTimeout(() => loader?.worked(loaded, slot), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [loader, loaded, slot]);
  return null;
}
