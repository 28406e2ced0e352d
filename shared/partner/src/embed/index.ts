export { defineElement } from './define-element';
export type { AttributeFault, AttributeReading, ElementHost, ElementSpec } from './element-spec';
