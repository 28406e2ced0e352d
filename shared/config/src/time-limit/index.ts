export { limitTo } from './limit-to';
