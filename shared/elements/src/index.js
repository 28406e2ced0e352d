export { loadOrderStatus } from './load-order-status.js';
