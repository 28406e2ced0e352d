export { hashFor, makeBuild } from './loader/test-support/fake-origin';
