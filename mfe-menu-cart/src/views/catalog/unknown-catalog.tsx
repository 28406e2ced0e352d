import { MissingPage } from '@tiffin/screen-parts';
import type { ReactElement } from 'react';
import { useBrowseMessages } from '../home/use-browse-messages';
import { useUnknownMessages } from '../unknown/use-unknown-messages';

/** Renders that a catalog or workplace does not exist, with the way to the home page. */
export function UnknownCatalog(): ReactElement {
  const t = useBrowseMessages();
  const unknown = useUnknownMessages();
  return (
    <MissingPage icon="table" title={t('catalog.unknown')} hint="404" action={unknown('action')}>
      {t('catalog.unknownMeaning')}
    </MissingPage>
  );
}
