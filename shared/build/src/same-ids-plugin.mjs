/**
 * Makes a build identical in every folder. The federation plugin names two modules by absolute paths: its startup file,
 * whose name contains a hash of them, and the container's entry. Without this plugin, module ids would depend on those
 * paths, and so would file names and contents.
 */
export class SameIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SameIdsPlugin', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'SameIdsPlugin', stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function idOf(module) {
  if (module.identifier().startsWith('container entry ')) return 'container';
  // The module itself, or the root of a concatenated module.
  const resource = module.rootModule?.resource ?? module.resource ?? '';
  return /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test(resource) ? 'federation' : undefined;
}
