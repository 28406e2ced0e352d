import { useEffect, useState } from 'react';

/**
 * Returns the focus to the element that had it before the dialog, even if the dialog is unmounted while open.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => globalThis.document?.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );
}
