export { sendTraces } from './send-traces';
export { followTraces } from './traces';
