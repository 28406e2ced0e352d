import type { RemoteBuild } from '@tiffin/contracts';

/** Returns the global variable that the entry of a build makes; builds from before the field have it by this rule. */
export function containerOf(
  remote: string,
  { container, version, buildId }: Pick<RemoteBuild, 'container' | 'version' | 'buildId'>,
): string {
  return container ?? `${remote}_${version}_${buildId}`.replace(/[^A-Za-z0-9]/g, '_');
}
