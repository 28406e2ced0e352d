/** Components of react-router that no page of ours shows. Their definitions call `forwardRef` and set a name, so that no minifier drops them. */
const UNUSED = /^var (NavLink|Form) = (React\d*)\.forwardRef\(|^(?:NavLink|Form)\.displayName = .*$/gm;

/**
 * Marks unused components of react-router as free of side effects, so that they are left out with everything that only they
 * use.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function pureRouterLoader(source) {
  return source.replace(UNUSED, (_definition, name, react) =>
    name === undefined ? '' : `var ${name} = /*#__PURE__*/ ${react}.forwardRef(`,
  );
};
