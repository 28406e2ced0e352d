import type { RemoteBuild } from '@tiffin/contracts';

/**
 * Returns the global variable that a build's entry sets. Builds older than the field `container` have the name that
 * `containerName` of `@tiffin/build` gives. A test there compares the two, because a page imports nothing of that package.
 */
export function containerOf(
  remote: string,
  { container, version, buildId }: Pick<RemoteBuild, 'container' | 'version' | 'buildId'>,
): string {
  return container ?? `${remote}_${version}_${buildId}`.replace(/[^A-Za-z0-9]/g, '_');
}
