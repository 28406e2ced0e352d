import type { DeliveryLocation } from '@tiffin/domain';
import { lazyScreen, useDirty } from '@tiffin/federation';
import { useLocation } from '@tiffin/router';
import { Button, FieldError, Heading, SearchBox, media } from '@tiffin/ui';
import { startTransition, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, ReactElement, SyntheticEvent } from 'react';
import styled from 'styled-components';
import { useHomeMessages } from './use-home-messages';
import type { FinderField } from './finder-field';
import { LocationSuggestions } from './location-suggestions';
import { useDevicePoint } from './use-device-point';
import { useKnownLocations } from './use-known-locations';
import { useTypedAddress } from './use-typed-address';

/** The header's link to the home page asks by this fragment to change the address. */
const FRAGMENT = '#delivery-location';

const Finder = styled.form<{ readonly $isFirst: boolean }>`
  background: var(--surface);
  color: var(--text);
  border-radius: var(--r-tin);
  padding: ${({ $isFirst }) => ($isFirst ? '16px' : '6px')};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  align-items: start;
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
    padding-inline: ${({ $isFirst }) => ($isFirst ? 0 : '6px')};
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const LazyField = lazyScreen<ComponentProps<typeof FinderField>>(() =>
  import(/* webpackChunkName: "address-search" */ './finder-field').then((m) => ({ View: m.FinderField })),
);

type AddressFinderProps = {
  /** Null before the first choice: the field asks "Where to?". */
  readonly location: DeliveryLocation | null;
  readonly onChoose: (location: DeliveryLocation) => void;
};

/**
 * Renders the choice where lunch should go: an address that the search finds, a saved one, or the device. The search
 * loads for a first visit, and for everybody else when the field gets the focus.
 */
export function AddressFinder({ location, onChoose }: AddressFinderProps): ReactElement {
  const t = useHomeMessages();
  const saved = useKnownLocations();
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const hasFocus = useRef(false);
  const isFirst = location === null;
  const name = location?.displayName ?? '';
  const [typed, setTyped] = useState(name);
  const [shownFor, setShownFor] = useState(name);
  const [canSuggest, setCanSuggest] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [error, setError] = useState<'unknown' | 'missing' | 'failed' | 'noDevice' | null>(null);
  const { hash, key } = useLocation();
  const isChanged = typed.trim() !== '' && typed !== name;
  useDirty(isChanged);
  const suggest = () => {
    // A transition keeps the plain field until the other one is there.
    startTransition(() => {
      setCanSuggest(true);
    });
  };
  useEffect(() => {
    if (isFirst) suggest();
  }, [isFirst]);
  useEffect(() => {
    if (hash === FRAGMENT) field.current?.focus();
  }, [hash, key]);
  if (shownFor !== name) {
    setShownFor(name);
    setTyped(name);
  }
  const choose = (chosen: DeliveryLocation) => {
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
  const search = useTypedAddress({ near: location, onFound: choose, onProblem: setError });
  const submit = async () => {
    const isEmpty = typed.trim() === '';
    field.current?.focus();
    setError(isEmpty ? 'missing' : null);
    if (isEmpty || isSearching) return;
    setSearching(true);
    await search(typed);
    setSearching(false);
  };
  const box = {
    label: t('finder.label'),
    placeholder: t(name === '' && !isFirst ? 'finder.pointPlaceholder' : 'finder.placeholder'),
    value: typed,
    onChange: (value: string) => {
      setTyped(value);
      setError(null);
    },
    'aria-invalid': error === 'unknown' || error === 'missing' || undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  const plainField = (
    <SearchBox
      {...box}
      ref={field}
      // Sent before the page has hydrated, it arrives as the link to a city does.
      name="city"
      type="text"
      icon="pin"
      role="combobox"
      aria-expanded={false}
      autoComplete="off"
      maxLength={200}
    />
  );
  return (
    <Finder
      role="search"
      action="/"
      method="get"
      aria-label={t('finder.region')}
      $isFirst={isFirst}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
      onFocus={(event) => {
        hasFocus.current = event.target instanceof HTMLInputElement;
        if (hasFocus.current) suggest();
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {isFirst && (
        <Heading data-wide="" $look="h3">
          {t('finder.whereTo')}
        </Heading>
      )}
      <Suspense fallback={plainField}>
        {canSuggest ? (
          <LazyField
            {...box}
            field={field}
            hasFocus={hasFocus}
            location={location}
            saved={saved}
            onChoose={choose}
            onUseDevice={device.read}
          />
        ) : (
          plainField
        )}
      </Suspense>
      {(isFirst || isChanged || typed === '') && (
        <Button type="submit" variant="primary" busy={isSearching}>
          {t('finder.submit')}
        </Button>
      )}
      {error && (
        <div data-wide="" role="alert">
          <FieldError id={errorId}>{t(`finder.${error}`)}</FieldError>
        </div>
      )}
      {isFirst && (
        <LocationSuggestions
          saved={saved}
          isReadingDevice={device.isReading}
          onChoose={choose}
          onUseDevice={device.read}
        />
      )}
    </Finder>
  );
}
