import { useState } from 'react';

/** What a dialog of the checkout changes: how and where (fulfillment), or when (schedule). */
export type OrderDialogName = 'fulfillment' | 'schedule';

export type OrderDialog = {
  readonly open: OrderDialogName | null;
  readonly show: (name: OrderDialogName) => void;
  readonly close: () => void;
};

/** Returns which dialog is open over the checkout. */
export function useOrderDialog(): OrderDialog {
  const [open, setOpen] = useState<OrderDialogName | null>(null);
  return {
    open,
    show: setOpen,
    close: () => {
      setOpen(null);
    },
  };
}
