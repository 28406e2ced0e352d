import { MAPS_FOLDER } from '../source-maps/stored-maps';
import type { DeployTarget } from '../target/deploy-target';

/** What the folder of a remote begins with where its previews are. */
const PREFIX = 'preview-';

/**
 * Returns a target in which the builds of a remote are its previews. They are beside the others (`preview-mfe-teams/…`), so that no
 * deploy, rollback or list takes them for a build of the remote, and the asset server serves them. The rest is the target's own.
 */
export function previewsOf(target: DeployTarget, remote: string): DeployTarget {
  const maps = `${MAPS_FOLDER}/`;
  const ofRemote = (path: string): string =>
    path === remote || path.startsWith(`${remote}/`) ? PREFIX + path : path;
  const at = (path: string): string =>
    path.startsWith(maps) ? maps + ofRemote(path.slice(maps.length)) : ofRemote(path);
  return {
    name: target.name,
    read: (path) => target.read(at(path)),
    write: (path, content) => target.write(at(path), content),
    create: (path, content) => target.create(at(path), content),
    remove: (path) => target.remove(at(path)),
    list: (folder) => target.list(at(folder)),
  };
}

/** Returns the URL of the manifest of a preview. */
export function previewUrl(assetUrl: string, remote: string, version: string): string {
  return `${assetUrl}/${PREFIX}${remote}/${version}/mf-manifest.json`;
}
