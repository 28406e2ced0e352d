export { defineElement } from './define-element';
export type { ElementSpec } from './element-spec';
export type { AttributeFault, AttributeReading } from './element-spec';
