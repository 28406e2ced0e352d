export { storedJson } from './stored-json';
export { storedText } from './stored-text';
