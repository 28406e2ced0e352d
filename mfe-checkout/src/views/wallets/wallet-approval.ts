import { queryOptions, skipToken } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { WalletPayment } from '@tiffin/card-provider';
import type { Cart } from '@tiffin/contracts';
import { isRecord } from '@tiffin/contracts';

/** What a person has approved in a wallet outside of the checkout. Nothing is sent yet. */
export type WalletApproval = ShownCart & { readonly payment: WalletPayment };

/** The cart that a wallet's sheet showed. */
type ShownCart = { readonly cartChecksum: string; readonly totalMicro: number };

/** Returns what a wallet's sheet shows of a cart. */
export function shownOf({ cartChecksum, financialInfo }: SheetCart): ShownCart {
  return { cartChecksum, totalMicro: financialInfo.totalPayableMicro };
}

type SheetCart = Pick<Cart, 'cartChecksum' | 'financialInfo'>;

/**
 * Keeps an approval for the checkout. Returns the history state with which the checkout must be opened. The
 * approval stays in memory, because it holds a guest's contact details; a reload forgets it.
 */
export function keepApproval(client: QueryClient, approval: WalletApproval): { readonly approval: string } {
  const id = crypto.randomUUID();
  client.setQueryData(approvalQuery(id).queryKey, approval);
  return { approval: id };
}

/** Returns whether a history entry was opened with an approval, which may be placed already. */
export function cameWithApproval(state: unknown): state is { readonly approval: string } {
  return isRecord(state) && typeof state.approval === 'string';
}

/** Returns the approval that a history state names, once. */
export function takeApproval(client: QueryClient, state: unknown): WalletApproval | undefined {
  if (!cameWithApproval(state)) return undefined;
  const { queryKey } = approvalQuery(state.approval);
  const approval = client.getQueryData(queryKey);
  client.removeQueries({ queryKey, exact: true });
  return approval;
}

/** The memory of the page: builds of different versions share it, and nothing is ever fetched. */
function approvalQuery(id: string) {
  return queryOptions<WalletApproval>({ queryKey: ['wallet-approval', id], queryFn: skipToken });
}
