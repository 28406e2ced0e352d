/**
 * Returns how much farther an address is than its restaurant delivers, in metres, from the data of the
 * refusal ADDRESS_OUT_OF_RANGE (`distanceMetres`, `maxDistanceMetres`). Undefined if the service does not say.
 */
export function metresTooFar(data: Readonly<Record<string, unknown>> | undefined): number | undefined {
  const { distanceMetres, maxDistanceMetres } = data ?? {};
  if (typeof distanceMetres !== 'number' || typeof maxDistanceMetres !== 'number') return undefined;
  const metres = distanceMetres - maxDistanceMetres;
  return Number.isFinite(metres) && metres > 0 ? metres : undefined;
}
