/** Thrown when another write wins a compare-and-set. The transaction then runs again. */
export class WriteConflict extends Error {
  readonly code = '40001';
  constructor(what: string) {
    super(`another write changed the ${what} first`);
    this.name = 'WriteConflict';
  }
}
