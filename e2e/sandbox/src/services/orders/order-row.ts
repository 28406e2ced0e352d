import type { orders } from '../../db/tables';

/** An order as its table holds it. */
export type OrderRow = typeof orders.$inferSelect;
