export { personalText, removePersonalTexts } from './personal-text';
export { storedJson } from './stored-json';
export { storedText } from './stored-text';
