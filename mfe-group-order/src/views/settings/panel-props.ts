import type { Fulfillment } from '@tiffin/contracts';
import type { ReactNode } from 'react';

export type PanelProps = {
  readonly group: Fulfillment;
  /** The setting as its row shows it. */
  readonly note: ReactNode;
  readonly onClose: () => void;
};
