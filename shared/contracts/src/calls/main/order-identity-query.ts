import { z } from 'zod';
import { identifierSchema } from '../../entities/basics';
import { ORDER_IDENTIFIER_TYPES } from '../../enumerations';

/** Names an order by its id, or by the token of a link to it. */
export const orderIdentityQuery = z.object({
  orderIdentifier: identifierSchema,
  orderIdentifierType: z.enum(ORDER_IDENTIFIER_TYPES),
});
