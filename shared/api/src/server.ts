export { callByName } from './calls/call';
export { missingAnswers, serveAnswers } from './transport/served-answers';
export type { ServedAnswers } from './transport/served-answers';
