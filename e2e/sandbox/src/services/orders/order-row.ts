import type { orders } from '../../db/tables';

/** A row of the table of orders. */
export type OrderRow = typeof orders.$inferSelect;
