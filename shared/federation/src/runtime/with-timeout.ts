/** Settles with `work`, or rejects after `limitMs` and calls `onLate`. */
export async function withTimeout<T>(limitMs: number, work: Promise<T>, onLate?: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('It did not come in time.'));
      onLate?.();
    }, limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
