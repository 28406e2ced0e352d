import { afterEach, expect, it } from '@jest/globals';
import { loadOrderStatus } from './load-order-status.js';

const HASH = `${'Ab+/'.repeat(16)}`;
const options = { shop: 'https://lunch.example', integrity: `sha384-${HASH}` };
const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => document.head.replaceChildren());

it.each([
  [{ ...options, shop: 'https://lunch.example/m' }, 'shop must be an origin'],
  [{ ...options, shop: 'lunch' }, 'shop must be an origin'],
  [{ ...options, integrity: 'sha256-abc' }, 'https://lunch.example/embed/mfe-order-status.json names it'],
])('refuses %j and adds no script', async (wrong, message) => {
  await expect(loadOrderStatus(wrong)).rejects.toThrow(message);
  expect(scripts()).toHaveLength(0);
});

it('says which script did not load, and loads it again at the next call', async () => {
  const load = loadOrderStatus(options);
  expect(scripts()).toHaveLength(1);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(load).rejects.toThrow(/mfe-order-status\/Ab-_.*\.js could not be loaded, or its hash is not/);
  expect(scripts()).toHaveLength(0);
  const defines = loadOrderStatus({ ...options, nonce: 'n-1' });
  const both = Promise.all([defines, loadOrderStatus(options)]);
  expect(scripts()).toHaveLength(1);
  const [script] = scripts();
  expect(script).toMatchObject({ integrity: options.integrity, crossOrigin: 'anonymous', nonce: 'n-1' });
  customElements.define('tiffin-order-status', class extends HTMLElement {});
  script?.dispatchEvent(new Event('load'));
  await both;
  await loadOrderStatus(options);
  expect(scripts()).toHaveLength(1);
});
