import { getConfig } from '@tiffin/config';
import { Button, Input, LabelText } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useHomeMessages } from './use-home-messages';
import { KeptQuery } from './kept-query';

/**
 * Renders, only without JavaScript, a search near the site's default location: the search of addresses needs JavaScript.
 * Without a text it finds every restaurant there.
 */
export function SearchWithoutScript(): ReactElement {
  const t = useHomeMessages();
  const { displayName, latitude, longitude } = getConfig().defaultLocation;
  const place = new URLSearchParams({ address: displayName, lat: String(latitude), lon: String(longitude) });
  return (
    <noscript>
      <form action="/" method="get" role="search">
        <LabelText as="label" htmlFor="search-without-script">
          {t('nearby.search')}
        </LabelText>
        <Input id="search-without-script" type="search" name="q" maxLength={100} />
        <KeptQuery query={place} />
        <Button type="submit" variant="primary">
          {t('finder.submit')}
        </Button>
      </form>
    </noscript>
  );
}
