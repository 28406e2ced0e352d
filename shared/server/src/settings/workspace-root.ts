import { fileURLToPath } from 'node:url';

const here = fileURLToPath(import.meta.url);

/**
 * The folder that relative folders of settings start from: the workspace, or the current folder where this package is installed
 * from a registry, because the remote then has a repository of its own.
 */
export const workspaceRoot = /[\\/]node_modules[\\/]/.test(here)
  ? process.cwd()
  : fileURLToPath(new URL('../../../../', import.meta.url)).replace(/[/\\]$/, '');
