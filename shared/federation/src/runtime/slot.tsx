import { Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { SlotName, SlotProps } from '@tiffin/contracts';
import { useRemoteLoader } from './loader-context';
import { messagesInTime } from './messages-in-time';
import type { LoadedRemote } from './remote-loader';
import { RenderBoundary } from './render-boundary';
import { ScreenLoadError } from './screen-load-error';

type Props = SlotProps & { readonly name: SlotName };

/** A piece of another remote inside this one's screen. Until it is here, or when it fails, nothing is shown. */
export function Slot({ name, ...props }: Props): ReactNode {
  const loader = useRemoteLoader();
  const slot = useSlot(name);
  if (!slot) return null;
  const { View, loaded } = slot;
  return (
    <RenderBoundary onError={(error) => loader?.report(error, loaded.name)} fallback={() => null}>
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    </RenderBoundary>
  );
}

type Filled = { readonly View: ComponentType<SlotProps>; readonly loaded: LoadedRemote };

function useSlot(name: SlotName): Filled | undefined {
  const loader = useRemoteLoader();
  const [slot, setSlot] = useState<Filled>();
  useEffect(() => {
    const owner = loader?.ownerOf(name);
    if (!loader || owner === undefined) return;
    let isCurrent = true;
    const show = async (): Promise<void> => {
      const loaded = await loader.load(owner);
      const piece = await loaded.remote.slots?.[name]?.().catch((cause: unknown) => {
        loader.report(new ScreenLoadError({ ...loaded, remote: owner, cause }), owner);
      });
      await messagesInTime();
      if (isCurrent && piece) setSlot({ ...piece, loaded });
    };
    show().catch(() => {
      // The loader has reported it; a slot that is missing is simply not there.
    });
    return () => {
      isCurrent = false;
    };
  }, [loader, name]);
  return slot;
}
