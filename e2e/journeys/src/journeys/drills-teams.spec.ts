import { drill } from '../drills/drill';
import { goToCart } from '../drills/go-elsewhere';

drill({
  remote: 'mfe-teams',
  path: '/order/team/join',
  missing: 'The team page didn’t load',
  goElsewhere: goToCart,
});
