import { LUCKNOW } from '../steps/menu';
import { test } from './studio';

const NEAR = '/?address=12+Mercer+Street&lat=43.6455&lon=-79.3901';

const PAGES = {
  'home-first-visit': '/',
  home: NEAR,
  'home-cuisine': `${NEAR}&cuisine=Pizza`,
  'home-no-hits': `${NEAR}&q=zzzz`,
  'home-filtered': `${NEAR}&when=open&r=2000`,
  'home-pickup': `${NEAR}&pickup=true`,
  catalog: '/catalogs/northlight-lunch',
  workspace: '/workspaces/northlight',
  'catalog-unknown': '/catalogs/none',
  menu: `${LUCKNOW.path}/menu`,
  'menu-no-hits': `${LUCKNOW.path}/menu?q=zzzz`,
  'menu-closed': '/m/shutters-down/menu',
  'menu-later-today': '/m/sashimi-counter-aoi/menu',
  'menu-not-taking-orders': '/m/forno-di-quartiere/menu',
  'menu-two-thousand': '/m/the-two-thousand/menu',
  'menu-chinese-name': '/m/mak-kee-dim-sum/menu',
  'menu-unknown': '/m/no-such-merchant/menu',
  'cart-empty': `${LUCKNOW.path}/order`,
  'checkout-empty': `${LUCKNOW.path}/place/order`,
  'status-sign-in': `${LUCKNOW.path}/status/none?orderIdentifierType=ID`,
  'status-unknown': `${LUCKNOW.path}/status/none?orderIdentifierType=GUEST_TOKEN`,
  'group-unknown': '/order/fulfillments/none/edit',
  'team-search': '/order/team/join',
  'not-found': '/nowhere',
} as const;

for (const [name, path] of Object.entries(PAGES)) {
  test(name, async ({ camera }) => {
    await camera.open(path);
    await camera.shoot(name);
  });
}

test('menu-search', async ({ camera }) => {
  await camera.open(`${LUCKNOW.path}/menu?q=${camera.language === 'zh' ? '塔利' : 'thali'}`);
  await camera.shoot('menu-search');
});
