import { orderIn } from './other-browsers/order-in.mjs';

/** Lets people order in Debian's Firefox, which WebDriver BiDi moves. */
export const engine = {
  name: 'firefox',
  verify: () => orderIn('firefox'),
};
