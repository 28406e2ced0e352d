/**
 * Returns the codes of a cart that stand in the way of its order (specification 8, INCENTIVES_INVALID): those that
 * the service names as `codes`, or all of them if it names none.
 */
export function refusedCodes(
  data: Readonly<Record<string, unknown>> | undefined,
  cartCheckoutCodes: readonly string[],
): readonly string[] {
  const codes: readonly unknown[] = Array.isArray(data?.codes) ? data.codes : [];
  const named = cartCheckoutCodes.filter((code) => codes.includes(code));
  return named.length > 0 ? named : cartCheckoutCodes;
}
