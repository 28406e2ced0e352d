import { drill } from '../drills/drill';
import { goToTeams } from '../drills/go-elsewhere';
import { LUCKNOW } from '../steps/menu';

drill({
  remote: 'mfe-menu-cart',
  path: `${LUCKNOW.path}/order`,
  missing: 'The menus didn’t load',
  goElsewhere: goToTeams,
});
