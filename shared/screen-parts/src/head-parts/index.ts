export { fieldsOf, listOf, textOf, textsOf } from './answer-fields';
export { CARD_SIZE } from './card-size';
export { cut } from './cut';
export { filled } from './filled';
export { headWords } from './head-words';
export { pictureUrl } from './picture-url';
export { translated } from './translated';
