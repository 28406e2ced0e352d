/**
 * The exports that pages guarantee for shared libraries. Without this list, webpack must keep a shared module whole,
 * because a remote may use any export. To use another export, add it here and deploy the shell before the remote.
 *
 * @internal exported for tests
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const PROMISED_EXPORTS = {
  '@tanstack/react-query': [
    'MutationCache',
    'MutationObserver',
    'QueryCache',
    'QueryClient',
    'QueryClientProvider',
    'QueryObserver',
    'focusManager',
    'hashKey',
    'hydrate',
    'infiniteQueryOptions',
    'keepPreviousData',
    'matchQuery',
    'mutationOptions',
    'onlineManager',
    'queryOptions',
    'skipToken',
    'useInfiniteQuery',
    'useIsFetching',
    'useIsMutating',
    'useMutation',
    'useQuery',
    'useQueryClient',
  ],
  'styled-components': [
    'StyleSheetManager',
    'ThemeContext',
    'ThemeProvider',
    'createGlobalStyle',
    'css',
    'default',
    'keyframes',
    'styled',
    'useTheme',
  ],
};

/** Tree-shakes libraries in the page's first chunk: keeps the promised exports and their dependencies. */
export class PromisedExportsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('PromisedExportsPlugin', (compilation) => {
      compilation.hooks.dependencyReferencedExports.tap('PromisedExportsPlugin', (referenced, dependency) => {
        if (!SHARING.includes(dependency.type)) return referenced;
        const promised = promisedOf(compilation.moduleGraph.getModule(dependency));
        return promised ? promised.map((name) => ({ name: [name], canMangle: false })) : referenced;
      });
    });
  }
}

/** Fails a remote's build, instead of its page, if it uses an export that pages do not promise. */
export class AskedExportsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('AskedExportsPlugin', (compilation) => {
      const { WebpackError } = compiler.webpack;
      const told = new Set();
      compilation.hooks.dependencyReferencedExports.tap('AskedExportsPlugin', (referenced, dependency) => {
        const promised = PROMISED_EXPORTS[dependency.request];
        for (const [name] of promised ? referenced.map(nameOf) : []) {
          if (name === undefined || promised.includes(name) || told.has(name)) continue;
          told.add(name);
          compilation.errors.push(
            new WebpackError(
              `Pages do not promise ${name} of ${dependency.request}: shared/build/src/promised-exports.mjs says how to get it.`,
            ),
          );
        }
        return referenced;
      });
    });
  }
}

const SHARING = ['provide module for shared', 'consume shared fallback'];

/** Returns the promised exports of a library that a build provides to the page. */
function promisedOf(module) {
  const path = module?.nameForCondition()?.replaceAll('\\', '/') ?? '';
  const name = Object.keys(PROMISED_EXPORTS).find((library) => path.includes(`/node_modules/${library}/`));
  return name && PROMISED_EXPORTS[name];
}

function nameOf(referenced) {
  return Array.isArray(referenced) ? referenced : referenced.name;
}
