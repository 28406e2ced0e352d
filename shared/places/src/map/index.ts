export { hasMap } from './has-map';
export { MapButton } from './map-button';
export { offsetOf } from './offset-of';
export { PinEditor } from './pin-editor';
export { PinMap } from './pin-map';
