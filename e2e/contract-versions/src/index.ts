export { frozenFolder } from './frozen-folder';
