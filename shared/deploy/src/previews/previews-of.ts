import type { DeployTarget } from '../target/deploy-target';

/** What the folder of a remote begins with where its previews are. */
const PREFIX = 'preview-';

/**
 * Returns the part of a target for builds that nobody makes live. They are beside the others (`preview-mfe-teams/…`), so that no
 * deploy, rollback or list takes them for a build of the remote, and the asset server serves them.
 */
export function previewsOf(target: DeployTarget): DeployTarget {
  const inPreviews = (path: string): string => PREFIX + path;
  return {
    name: target.name,
    read: (path) => target.read(inPreviews(path)),
    write: (path, content) => target.write(inPreviews(path), content),
    create: (path, content) => target.create(inPreviews(path), content),
    remove: (path) => target.remove(inPreviews(path)),
    list: (folder) => target.list(inPreviews(folder)),
  };
}

/** Returns the URL of the manifest of a preview. */
export function previewUrl(assetUrl: string, remote: string, version: string): string {
  return `${assetUrl}/${PREFIX}${remote}/${version}/mf-manifest.json`;
}
