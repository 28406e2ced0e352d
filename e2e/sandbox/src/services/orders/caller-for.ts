import type { OrderIdentifierType } from '@tiffin/contracts';
import type { z } from 'zod';
import type { SandboxContext } from '../../context';
import type { Principal } from '../../principal';
import type { Incoming } from '../../register-call';

/** An id requires a valid sign-in. A token opens the order even after the sign-in has expired. */
export async function callerFor(
  context: SandboxContext,
  { orderIdentifierType }: { readonly orderIdentifierType: OrderIdentifierType },
  {
    principal,
    request,
    reply,
  }: Pick<Incoming<string, z.ZodType, z.ZodType>, 'principal' | 'request' | 'reply'>,
): Promise<Principal> {
  return orderIdentifierType === 'ID' ? context.readPrincipal(request, reply) : principal;
}
