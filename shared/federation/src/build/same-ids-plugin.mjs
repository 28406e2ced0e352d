/**
 * A build is the same in every folder. The federation plugin names two modules by addresses of this machine: its start,
 * written into a file with a hash over them, and the container's entry. By their names their numbers would differ, and
 * with them names and bytes of what is built.
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
  // As it is, or at the head of what webpack has joined with it.
  const resource = module.rootModule?.resource ?? module.resource ?? '';
  return /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test(resource) ? 'federation' : undefined;
}
