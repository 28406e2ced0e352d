import { useDirty } from '@tiffin/federation';
import { Button, FieldError, SearchBox, media } from '@tiffin/ui';
import { useId, useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import styled from 'styled-components';
import { findSearchLocation } from '../../domain/search-location';
import type { SearchLocation } from '../../domain/search-location';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { LocationSuggestions } from './location-suggestions';
import { useKnownLocations } from './use-known-locations';

const Finder = styled.form`
  background: var(--surface);
  color: var(--text);
  border-radius: var(--r-tin);
  padding: 10px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  box-shadow: var(--lift-2);
  max-width: 600px;
  position: relative;
  input:not([aria-invalid='true']) {
    border-color: transparent;
    background: var(--sunken);
  }
  input:focus-visible {
    border-color: var(--focus-ring);
  }
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

type AddressFinderProps = {
  readonly searchLocation: SearchLocation;
  readonly onChoose: (searchLocation: SearchLocation) => void;
};

/** Renders the choice where lunch should go: a saved address, a city, or an address in one of the cities. */
export function AddressFinder({ searchLocation, onChoose }: AddressFinderProps): ReactElement {
  const t = useMenuCartMessages();
  const known = useKnownLocations();
  const errorId = useId();
  const [typed, setTyped] = useState(searchLocation.displayName);
  const [shownFor, setShownFor] = useState(searchLocation);
  const [isOpen, setIsOpen] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  useDirty(typed.trim() !== '' && typed !== searchLocation.displayName);
  if (shownFor !== searchLocation) {
    setShownFor(searchLocation);
    setTyped(searchLocation.displayName);
  }
  const choose = (chosen: SearchLocation) => {
    setIsOpen(false);
    setIsUnknown(false);
    setTyped(chosen.displayName);
    onChoose(chosen);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = findSearchLocation(typed, [...known.saved, ...known.cities, searchLocation]);
    if (found) choose(found);
    setIsUnknown(!found);
    setIsOpen(!found);
  };
  return (
    <Finder
      role="search"
      aria-label={t('home.finder.region')}
      onSubmit={submit}
      onFocus={(event) => {
        if (event.target instanceof HTMLInputElement) setIsOpen(true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsOpen(false);
      }}
    >
      <SearchBox
        type="text"
        icon="pin"
        label={t('home.finder.label')}
        placeholder={t('home.finder.placeholder')}
        autoComplete="street-address"
        maxLength={200}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setIsUnknown(false);
        }}
        aria-invalid={isUnknown || undefined}
        aria-describedby={isUnknown ? errorId : undefined}
      />
      <Button type="submit" variant="primary">
        {t('home.finder.submit')}
      </Button>
      {isUnknown && (
        <div data-wide="" role="alert">
          <FieldError id={errorId}>{t('home.finder.unknown')}</FieldError>
        </div>
      )}
      {isOpen && <LocationSuggestions known={known} onChoose={choose} />}
    </Finder>
  );
}
