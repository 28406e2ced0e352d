import { useElementSettings } from '@tiffin/partner/element';
import type { ReactElement } from 'react';
import { compactParts } from '../views/compact/compact-parts';
import { RegionContext } from '../views/region';
import { fullParts } from '../views/full-parts';
import { StatusScreen } from '../views/status-screen';

/** Renders the order in the variant and under the name that the partner's page asks for. */
export function EmbeddedScreen(): ReactElement {
  const { variant, label = null, copy = 1 } = useElementSettings();
  return (
    <RegionContext value={{ label, copy }}>
      <StatusScreen parts={variant === 'compact' ? compactParts : fullParts} />
    </RegionContext>
  );
}
