// Jest loads this file once in every process, before it compiles a module.
import './keep-compiled.mjs';
import swcJest from '@swc/jest';

const swc = swcJest.createTransformer({
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: false },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});

const plain = swcJest.createTransformer({
  jsc: { parser: { syntax: 'ecmascript', jsx: true }, target: 'es2022' },
  module: { type: 'commonjs' },
});

const isModule = /^\s*(?:import|export)\b|[;}]\s*(?:import|export)\b[\s{*]|\bimport\.meta\b/m;

/** Compiles this repository's sources with swc, and installed packages only if they are ES modules. */
export default {
  getCacheKey: (source, file, options) => swc.getCacheKey(source, file, options),
  process(source, file, options) {
    if (/\.tsx?$/.test(file)) return swc.process(source, file, options);
    return isModule.test(source) ? plain.process(source, file, options) : { code: source };
  },
};
