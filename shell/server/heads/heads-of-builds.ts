import type { ServerBuilds } from '@tiffin/server-builds';
import type { DeployedRemotes } from '../remotes/deployed-remotes';
import type { PageHeads } from './page-heads';

type Sources = {
  readonly builds: Pick<ServerBuilds, 'head'>;
  readonly readFile: DeployedRemotes['readFile'];
  /** Origin of the site without a slash at its end. */
  readonly siteUrl: string;
};

/** Returns the heads of pages from the server builds that are deployed with the remotes. A build without one gives none. */
export function headsOfBuilds({ builds, readFile, siteUrl }: Sources): PageHeads {
  return async ({ route, build, params, query, locale, answers }) => {
    const { server: file, integrity, version } = build;
    const hash = file && integrity[file];
    if (!file || !hash) return undefined;
    const readCode = async (): Promise<string> => {
      const found = await readFile(build, { file, mayBePacked: false });
      if (!found) throw new Error(`${file} is missing or is not the deployed file.`);
      return found.content.toString();
    };
    const page = { params, query, locale, siteUrl, answers };
    return builds.head(
      { id: `${route.remote} ${hash}`, remote: route.remote, version, readCode },
      route.path,
      page,
    );
  };
}
