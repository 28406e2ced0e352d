/**
 * Returns the global name of a built remote. It contains version and build id, so that two builds never share a global.
 *
 * @param {{ name: string, version: string, buildId: string }} build
 * @returns {string} such as `mfe_checkout_1_0_0_1a2b3c`
 */
export function containerName({ name, version, buildId }) {
  return `${name}_${version}_${buildId}`.replace(/[^A-Za-z0-9]/g, '_');
}
