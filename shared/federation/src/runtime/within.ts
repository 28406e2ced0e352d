/** Rejects where `work` is not done in this time. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It did not come in time.')), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
