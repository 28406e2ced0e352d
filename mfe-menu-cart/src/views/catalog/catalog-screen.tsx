import { useParams } from '@tiffin/router';
import type { ReactElement } from 'react';
import { Catalog } from './catalog';
import { WorkspaceCatalog } from './workspace-catalog';

/** Renders the catalog of the URL, or the page of the workplace that it names. */
export function CatalogScreen(): ReactElement {
  const { catalogId = '', workspaceId } = useParams();
  return workspaceId === undefined ? (
    <Catalog catalogId={catalogId} />
  ) : (
    <WorkspaceCatalog workspaceId={workspaceId} />
  );
}
