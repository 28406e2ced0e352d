/**
 * Replaces the clock of a test file by the one that TIFFIN_CLOCK names: a time at which each file begins, such as
 * `2027-03-14T01:59:30-05:00`, or `advances`, whose every reading is a millisecond after the one before.
 */
const wanted = process.env.TIFFIN_CLOCK;
if (wanted) globalThis.Date = wanted === 'advances' ? advancing(Date) : shifted(Date, Date.parse(wanted));

function shifted(Real, beginMs) {
  const offset = beginMs - Real.now();
  return clockOf(Real, () => Real.now() + offset);
}

function advancing(Real) {
  let last = 0;
  return clockOf(Real, () => {
    last = Math.max(Real.now(), last + 1);
    return last;
  });
}

function clockOf(Real, now) {
  class OtherDate extends Real {
    constructor(...args) {
      super(...(args.length > 0 ? args : [now()]));
    }

    static now() {
      return now();
    }
  }
  return Object.defineProperty(OtherDate, 'name', { value: 'Date' });
}
