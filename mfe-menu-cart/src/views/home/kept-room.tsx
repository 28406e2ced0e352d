import { writeCookie } from '@tiffin/config';
import { useHydrated } from '@tiffin/screen-parts';
import { personalText } from '@tiffin/config/storage';
import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';

type KeptRoomProps = {
  /** Names the part among those of the browser. */
  readonly part: 'active' | 'team-orders' | 'last-order' | 'quick-reorder';
  /** True until it is known whether there is something to show. */
  readonly isLoading: boolean;
  readonly children?: ReactNode;
};

/**
 * Reserves the height that a part had at the last visit while it loads, so that it moves nothing when it comes. Nobody
 * without such a part sees a gap. Signing out forgets the height. The server knows nothing of the part, so it comes after
 * hydration, even if its data are there before.
 */
export function KeptRoom({ part, isLoading, children }: KeptRoomProps): ReactElement {
  const text = personalText(`room.${part}`);
  const isHydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isHydrated || isLoading || !box.current) return;
    const { offsetHeight } = box.current;
    if (offsetHeight === 0) text.remove();
    else {
      text.write(`${offsetHeight}@${window.innerWidth}`);
      writeCookie('personalScreens', '1');
    }
  });
  return (
    <div
      ref={box}
      style={{ display: 'flow-root', minHeight: isHydrated && isLoading ? heightAt(text.read()) : undefined }}
    >
      {isHydrated && children}
    </div>
  );
}

/** Parses `78@390`, a height and the window's width in px. Returns 0 for another width. */
function heightAt(text: string | null): number {
  const [height, width] = (text ?? '').split('@').map(Number);
  return height !== undefined && Number.isFinite(height) && width === window.innerWidth ? height : 0;
}
