import type { LatLng } from '@tiffin/contracts';
import { Button, media } from '@tiffin/ui';
import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useHomeMessages } from './use-home-messages';
import { LazyFilterSheet } from './lazy-filters';

const FromTablet = styled.span`
  display: none;
  ${media.tabletUp} {
    display: inline;
  }
`;

type FilterButtonProps = {
  readonly point: LatLng;
  /** How many filters are on. */
  readonly count: number;
};

/** Renders the button that opens the filters, with the number of those that are on. */
export function FilterButton({ point, count }: FilterButtonProps): ReactElement {
  const t = useHomeMessages();
  const [isOpen, setIsOpen] = useState(false);
  const name = t('nearby.filters');
  return (
    <>
      <Button
        icon="filter"
        aria-haspopup="dialog"
        aria-label={count === 0 ? name : `${name} (${count})`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <FromTablet>{count === 0 ? name : `${name}\u00a0`}</FromTablet>
        {count > 0 && count}
      </Button>
      {isOpen && (
        <LazyFilterSheet
          point={point}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
