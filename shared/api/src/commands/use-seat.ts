import { useEffect, useRef } from 'react';
import { useCartCommands } from './use-cart-commands';

type Seat = { readonly room?: string; readonly table?: string };

/** Tells a cart once which room or table it is for; null where there is nothing to tell (specification 2). */
export function useSeat(merchantId: string, seat: Seat | null): void {
  const { mutate } = useCartCommands(merchantId).patch;
  const told = useRef('');
  const { room, table } = seat ?? {};
  useEffect(() => {
    const words = JSON.stringify([merchantId, room, table]);
    // Not again after a refusal: the person did not ask for it.
    if ((room === undefined && table === undefined) || told.current === words) return;
    told.current = words;
    mutate({ ...(room !== undefined && { room }), ...(table !== undefined && { table }) });
  }, [merchantId, room, table, mutate]);
}
