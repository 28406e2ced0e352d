import { folder, port, secret, text, wholeNumber } from '@tiffin/server/settings';

/**
 * What commands, builds and tests read. They read it without this declaration, because some run before anything is
 * installed.
 */
export const developmentSettings = [
  port('TIFFIN_DEV_PORT', { meaning: 'port of the dev server (`npm run dev`)', standard: '3200' }),
  text('TIFFIN_BUILD_ID', { meaning: 'id of a build; deploys set it', standard: 'local' }),
  folder('TIFFIN_OUT_DIR', {
    meaning: 'folder of a build; deploys set it',
    standard: '',
    standardInWords: '`dist`',
  }),
  text('TIFFIN_BUILD_CACHE', {
    meaning: '`off`: a build keeps nothing for the next one; the first builds of a checkout set it',
    standard: '',
    standardInWords: 'kept',
  }),
  wholeNumber('TIFFIN_TEST_PORT_SHIFT', {
    least: 0,
    meaning: 'shifts the ports of tests, so that two checkouts can run tests at once',
    standard: '0',
  }),
  text('TIFFIN_TEST_S3_ENDPOINT', {
    meaning: 'tests of deploys use this service that speaks S3 (`npm run test:bucket` sets it)',
    standard: '',
  }),
  text('TIFFIN_LONG_PROOFS', {
    meaning: '`left-out` leaves the proofs of `npm run verify` out; `npm test` sets it',
    standard: '',
  }),
  text('TIFFIN_CLOCK', {
    meaning:
      'unit tests begin at this time, or with `advances` no two readings are equal; `npm run verify -- clocks` sets it',
    standard: '',
  }),
  wholeNumber('TIFFIN_NETWORK_TURNS', {
    least: 0,
    meaning:
      'answers of the fake network take a random number of turns below this; `npm run verify -- clocks` sets it',
    standard: '0',
  }),
  wholeNumber('TIFFIN_RACE_SEED', {
    least: 0,
    meaning: 'repeats a run of the concurrency tests, whose titles contain the seed',
    standard: '',
    standardInWords: 'random',
  }),
  wholeNumber('TIFFIN_INTERLEAVINGS', {
    meaning: 'how many interleavings of group orders the tests play',
    standard: '',
    standardInWords: 'few',
  }),
  secret('TIFFIN_KEYCLOAK_ADMIN_PASSWORD', {
    meaning: 'password of the Keycloak that `npm run verify:engines` starts, which sets it',
    standard: '',
  }),
] as const;
