/** Returns the result of a promise, or `standIn` when it takes longer than `limitMs`. */
export async function limitTo<Value>(
  limitMs: number,
  promise: Promise<Value>,
  standIn: Value,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Value>((resolve) => {
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
