import { Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { SlotName, SlotProps } from '@tiffin/contracts';
import { SCREEN_RETRY_WAITS_MS } from '../timetable';
import { useRemoteLoader } from './loader-context';
import { messagesInTime } from './messages-in-time';
import type { LoadedRemote } from './remote-loader';
import { RenderBoundary } from './render-boundary';
import { ScreenLoadError } from './screen-load-error';
import { Shown } from './shown';
import { withRetries } from './with-retries';

type Props = SlotProps & { readonly name: SlotName };

/**
 * Renders a piece of another remote inside this remote's screen. If a build's piece fails at its first render, another
 * build replaces it. Renders the fallback, or nothing, until one has loaded, or when all fail.
 */
export function Slot({ name, ...props }: Props): ReactNode {
  const slot = useSlot(name);
  const { fallback } = props;
  if (!slot) return fallback;
  const { View, loaded, refuse } = slot;
  return (
    <RenderBoundary key={loaded.url} onError={refuse} fallback={() => fallback}>
      <Suspense fallback={fallback}>
        <View {...props} />
        <Shown loaded={loaded} slot={name} />
      </Suspense>
    </RenderBoundary>
  );
}

type Filled = {
  readonly View: ComponentType<SlotProps>;
  readonly loaded: LoadedRemote;
  /** Replaces the failed piece with another build's, if there is one. */
  readonly refuse: (error: Error) => void;
};

function useSlot(name: SlotName): Filled | undefined {
  const loader = useRemoteLoader();
  const [slot, setSlot] = useState<Filled>();
  useEffect(() => {
    const owner = loader?.ownerOf(name);
    if (!loader || owner === undefined) return;
    let isCurrent = true;
    const show = async (): Promise<void> => {
      // The loader has already reported the cause; the slot stays empty.
      const loaded = await loader.load(owner, undefined, name).catch(() => undefined);
      const piece = loaded?.remote.slots?.[name];
      if (!piece) return;
      const refuse = (error: Error): void => {
        loader.report(error, loaded);
        if (loader.refuse(loaded, name) && isCurrent) void show();
      };
      try {
        const { View } = await withRetries(piece, SCREEN_RETRY_WAITS_MS);
        await messagesInTime();
        if (isCurrent) setSlot({ View, loaded, refuse });
      } catch (cause) {
        refuse(new ScreenLoadError({ ...loaded, remote: owner, cause }));
      }
    };
    loader.renew(owner, name);
    void show();
    return () => {
      isCurrent = false;
    };
  }, [loader, name]);
  return slot;
}
