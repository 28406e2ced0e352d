export { fieldsByExtension } from './test-support/fields-by-extension';
export { enumerationsIn } from './test-support/enumerations-in';
export { fieldPathsIn, valueAt, withValueAt } from './test-support/field-paths-in';
export { samplesOf } from './test-support/samples-of';
export { sampleCalls } from './test-support/sample-calls';
export type { SampleCall } from './test-support/sample-calls';
