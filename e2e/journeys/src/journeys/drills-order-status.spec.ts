import { drill } from '../drills/drill';
import { goToCart } from '../drills/go-elsewhere';
import { LUCKNOW } from '../steps/menu';

drill({
  remote: 'mfe-order-status',
  path: `${LUCKNOW.path}/status/none?orderIdentifierType=ID`,
  missing: 'The order status didn’t load',
  goElsewhere: goToCart,
});
