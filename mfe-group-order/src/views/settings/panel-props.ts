import type { Fulfillment } from '@tiffin/contracts';

export type PanelProps = { readonly group: Fulfillment; readonly onClose: () => void };
