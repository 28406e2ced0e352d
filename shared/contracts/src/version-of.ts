import type { RemoteBuild } from './registry';

/** Returns the name of one build, such as `1.0.0-1a2b3c4d5e`. The build id tells apart builds of the same version. */
export function versionOf({ version, buildId }: Pick<RemoteBuild, 'version' | 'buildId'>): string {
  return `${version}-${buildId}`;
}
