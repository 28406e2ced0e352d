import { Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { messagesReady } from '@tiffin/i18n';
import type { SlotName, SlotProps } from '@tiffin/contracts';
import { useRemoteLoader } from './loader-context';
import { RenderBoundary } from './render-boundary';

type Props = SlotProps & { readonly name: SlotName };

/** A piece of another remote inside this one's screen. Until it is here, or when it fails, nothing is shown. */
export function Slot({ name, ...props }: Props): ReactNode {
  const loader = useRemoteLoader();
  const View = useSlotView(name);
  if (!View) return null;
  return (
    <RenderBoundary onError={(error) => loader?.report(error, loader.ownerOf(name))} fallback={() => null}>
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    </RenderBoundary>
  );
}

function useSlotView(name: SlotName): ComponentType<SlotProps> | undefined {
  const loader = useRemoteLoader();
  const [slot, setSlot] = useState<{ readonly View: ComponentType<SlotProps> }>();
  useEffect(() => {
    const owner = loader?.ownerOf(name);
    if (!loader || owner === undefined) return;
    let isCurrent = true;
    loader
      .load(owner)
      .then(({ remote }) => remote.slots?.[name]?.())
      .then(async (found) => {
        await messagesReady();
        if (isCurrent && found) setSlot(found);
      })
      .catch(() => {
        // The loader has reported it; a slot that is missing is simply not there.
      });
    return () => {
      isCurrent = false;
    };
  }, [loader, name]);
  return slot?.View;
}
