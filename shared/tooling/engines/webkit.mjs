import { orderIn } from './other-browsers/order-in.mjs';

/** Lets people order in Debian's WebKitGTK, which WebDriver moves on a display without a screen. */
export const engine = {
  name: 'webkit',
  verify: () => orderIn('webkit'),
};
