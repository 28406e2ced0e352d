/** What server builds may import of this package: formats, without React and without the words of screens. */
export { createFormat } from './create-format';
export { zoneName } from './zone-name';
