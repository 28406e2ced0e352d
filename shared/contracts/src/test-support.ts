export { enumerationsIn } from './test-support/enumerations-in';
export { placesIn, valueAt, withValueAt } from './test-support/places-in';
export { samplesOf } from './test-support/samples-of';
export { sampleCalls } from './test-support/sample-calls';
export type { SampleCall } from './test-support/sample-calls';
