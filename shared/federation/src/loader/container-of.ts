import type { RemoteBuild } from '@tiffin/contracts';

/**
 * Returns the global variable that a build's entry sets. Builds older than the field `container` follow this pattern.
 */
export function containerOf(
  remote: string,
  { container, version, buildId }: Pick<RemoteBuild, 'container' | 'version' | 'buildId'>,
): string {
  return container ?? `${remote}_${version}_${buildId}`.replace(/[^A-Za-z0-9]/g, '_');
}
