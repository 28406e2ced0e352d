import { expect, it } from '@jest/globals';
import { containerOf } from '@tiffin/federation/test-support';
import { containerName } from './container-name.mjs';

it.each([
  ['mfe-checkout', '1.0.0', '1a2b3c', 'mfe_checkout_1_0_0_1a2b3c'],
  ['mfe-menu-cart', '2.10.0-beta.1', 'local', 'mfe_menu_cart_2_10_0_beta_1_local'],
  ['mfe-teams', '1.0.0+7', 'ä/b c$', 'mfe_teams_1_0_0_7___b_c_'],
])('names the container of %s %s-%s as a page expects it', (name, version, buildId, expected) => {
  expect(containerName({ name, version, buildId })).toBe(expected);
  expect(containerOf(name, { version, buildId })).toBe(expected);
});
