export { canTellNews, offersNews } from './can-tell-news';
export { endAllOrderNews, endNewsOfOrder } from './end-order-news';
export { hasOrderNews } from './has-order-news';
export { startOrderNews } from './start-order-news';
export { registerWorker, removeWorker } from './worker';
