/** Two checkouts test side by side when one of them shifts its ports by this. */
export function portShift(): number {
  return Number(process.env['TIFFIN_TEST_PORT_SHIFT'] ?? 0);
}
