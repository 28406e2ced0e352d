import type { DeliveryLocation } from '@tiffin/domain';
import { useDirty } from '@tiffin/federation';
import { useLocation } from '@tiffin/router';
import { Button, FieldError, Heading, SearchBox, media } from '@tiffin/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import styled from 'styled-components';
import { findLocation } from '../../domain/find-location';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { LocationSuggestions } from './location-suggestions';
import { useDevicePoint } from './use-device-point';
import { useKnownLocations } from './use-known-locations';

/** The header's link to the home page asks by this fragment to change the address. */
const FRAGMENT = '#delivery-location';

const Finder = styled.form<{ readonly $isFirst: boolean }>`
  background: var(--surface);
  color: var(--text);
  border-radius: var(--r-tin);
  padding: ${({ $isFirst }) => ($isFirst ? '16px 12px 12px' : '6px')};
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
    padding-inline: 6px;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

type AddressFinderProps = {
  /** Null before the first choice: the field asks "Where to?", and its suggestions are open. */
  readonly location: DeliveryLocation | null;
  readonly onChoose: (location: DeliveryLocation) => void;
};

/** Renders the choice where lunch should go: a saved address, a city, an address in one of the cities, or the device. */
export function AddressFinder({ location, onChoose }: AddressFinderProps): ReactElement {
  const t = useMenuCartMessages();
  const known = useKnownLocations();
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const name = location?.displayName ?? '';
  const [typed, setTyped] = useState(name);
  const [shownFor, setShownFor] = useState(name);
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<'unknown' | 'missing' | 'noDevice' | null>(null);
  const { hash, key } = useLocation();
  const isChanged = typed.trim() !== '' && typed !== name;
  useDirty(isChanged);
  useEffect(() => {
    if (hash === FRAGMENT) field.current?.focus();
  }, [hash, key]);
  if (shownFor !== name) {
    setShownFor(name);
    setTyped(name);
  }
  const choose = (chosen: DeliveryLocation) => {
    setIsOpen(false);
    setError(null);
    setTyped(chosen.displayName);
    onChoose(chosen);
  };
  const device = useDevicePoint({
    onPoint: (point) => {
      choose({ ...point, kind: 'point', displayName: '' });
    },
    onRefusal: () => {
      setError('noDevice');
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = findLocation(typed, [...known.saved, ...known.cities, ...(location ? [location] : [])]);
    if (found) {
      choose(found);
      return;
    }
    setError(typed.trim() === '' ? 'missing' : 'unknown');
    setIsOpen(true);
    field.current?.focus();
  };
  const isFirst = location === null;
  return (
    <Finder
      role="search"
      aria-label={t('home.finder.region')}
      $isFirst={isFirst}
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
      {isFirst && (
        <Heading data-wide="" $look="h3">
          {t('home.finder.whereTo')}
        </Heading>
      )}
      <SearchBox
        ref={field}
        type="text"
        icon="pin"
        label={t('home.finder.label')}
        placeholder={
          name === '' && !isFirst ? t('home.finder.pointPlaceholder') : t('home.finder.placeholder')
        }
        autoComplete="street-address"
        maxLength={200}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setError(null);
        }}
        aria-invalid={error === 'unknown' || error === 'missing' || undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {(isFirst || isChanged || typed === '') && (
        <Button type="submit" variant="primary">
          {t('home.finder.submit')}
        </Button>
      )}
      {error && (
        <div data-wide="" role="alert">
          <FieldError id={errorId}>{t(`home.finder.${error}`)}</FieldError>
        </div>
      )}
      {(isFirst || isOpen) && (
        <LocationSuggestions
          known={known}
          isFloating={!isFirst}
          isReadingDevice={device.isReading}
          onChoose={choose}
          onUseDevice={device.read}
        />
      )}
    </Finder>
  );
}
