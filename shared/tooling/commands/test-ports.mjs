/**
 * Ports of a stack under test, beside the usual ones, so that tests run while `npm start` does. Two checkouts test side
 * by side when one of them shifts its ports by TIFFIN_TEST_PORT_SHIFT.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function testPorts(env) {
  const shift = Number(env.TIFFIN_TEST_PORT_SHIFT ?? 0);
  return { shell: 3200 + shift, assets: 3201 + shift, sandbox: 4200 + shift, partner: 3300 + shift };
}
