/**
 * Returns the ports of a stack under test. They differ from the defaults, so tests can run beside `npm
 * start`. TIFFIN_TEST_PORT_SHIFT shifts them, so two checkouts can run tests at once.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function testPorts(env) {
  const shift = Number(env.TIFFIN_TEST_PORT_SHIFT ?? 0);
  return { shell: 3200 + shift, assets: 3201 + shift, sandbox: 4200 + shift, partner: 3300 + shift };
}
