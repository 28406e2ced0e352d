import type { Fulfillment, GroupBill } from '@tiffin/contracts';

export type BillProps = { readonly group: Fulfillment; readonly bill: GroupBill };
