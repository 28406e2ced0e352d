import { drill } from '../drills/drill';
import { goToCart } from '../drills/go-elsewhere';

drill({
  remote: 'mfe-group-order',
  path: '/order/fulfillments/none/edit',
  missing: 'The group order didn’t load',
  goElsewhere: goToCart,
});
