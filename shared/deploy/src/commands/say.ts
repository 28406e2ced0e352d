/** Prints that all is well. Throws if there are faults, with one a line. */
export function say(faults: readonly string[], fine: string): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
  console.log(fine);
}
