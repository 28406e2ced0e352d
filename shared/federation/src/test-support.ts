export { containerOf } from './loader/container-of';
export { hashFor, makeBuild } from './loader/test-support/fake-origin';
