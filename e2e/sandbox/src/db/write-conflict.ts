/** A compare-and-set that another write beat: the transaction is run again. */
export class WriteConflict extends Error {
  readonly code = '40001';
  constructor(what: string) {
    super(`another write changed the ${what} first`);
    this.name = 'WriteConflict';
  }
}
