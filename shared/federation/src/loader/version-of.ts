import type { RemoteBuild } from '@tiffin/contracts';

/** Names one build of a remote, such as `1.0.0-1a2b3c4d5e`: two builds of one version differ. */
export function versionOf({ version, buildId }: Pick<RemoteBuild, 'version' | 'buildId'>): string {
  return `${version}-${buildId}`;
}
