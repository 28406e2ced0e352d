/**
 * Settles with a promise, or resolves with `standIn` if the promise takes longer than `limitMs`. The promise is
 * not cancelled.
 */
export async function limitTo<Value, StandIn>(
  limitMs: number,
  promise: Promise<Value>,
  standIn: StandIn,
): Promise<Value | StandIn> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<StandIn>((resolve) => {
    timer = setTimeout(() => {
      resolve(standIn);
    }, limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
