import { drill } from '../drills/drill';
import { goToCart } from '../drills/go-elsewhere';
import { LUCKNOW } from '../steps/menu';

drill({
  remote: 'mfe-checkout',
  path: `${LUCKNOW.path}/place/order`,
  missing: 'Checkout didn’t load',
  goElsewhere: goToCart,
});
