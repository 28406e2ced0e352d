import type { DeliveryLocation } from '@tiffin/domain';
import { Icon, LabelText } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import type { KnownLocations } from './use-known-locations';

const floating = css`
  position: absolute;
  z-index: 5;
  top: calc(100% + 6px);
  inset-inline: 0;
  padding: 14px 16px 16px;
  border-radius: var(--r-tin);
  background: var(--raised);
  box-shadow: var(--lift-3);
`;

const inPlace = css`
  grid-column: 1 / -1;
  padding: 4px 6px 6px;
`;

const Panel = styled.div<{ readonly $isFloating: boolean }>`
  display: grid;
  gap: 12px;
  ${({ $isFloating }) => ($isFloating ? floating : inPlace)}
`;

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-top: 6px;
`;

const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 44px;
  padding: 6px 14px;
  border-radius: var(--r-control);
  background: var(--sunken);
  font-weight: 600;
  font-size: 14.5px;
  line-height: 1.25;
  &:hover {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }
`;

type LocationSuggestionsProps = {
  readonly known: KnownLocations;
  /** True: over the page, below the field. */
  readonly isFloating: boolean;
  readonly isReadingDevice: boolean;
  readonly onChoose: (location: DeliveryLocation) => void;
  readonly onUseDevice: () => void;
};

/** Renders known locations as buttons below the address field. The device is asked only by a press. */
export function LocationSuggestions(props: LocationSuggestionsProps): ReactElement {
  const { known, isFloating, isReadingDevice, onChoose, onUseDevice } = props;
  const t = useMenuCartMessages();
  const group = (title: string, icon: IconName, locations: readonly DeliveryLocation[]) =>
    locations.length > 0 && (
      <div>
        <LabelText>{title}</LabelText>
        <Choices aria-label={title}>
          {locations.map((location) => (
            <li key={`${location.displayName} ${location.latitude}`}>
              <Choice
                type="button"
                onClick={() => {
                  onChoose(location);
                }}
              >
                <Icon name={icon} size="small" />
                {location.displayName}
              </Choice>
            </li>
          ))}
        </Choices>
      </div>
    );
  return (
    <Panel $isFloating={isFloating}>
      {group(t('home.finder.saved'), 'home', known.saved)}
      {group(t('home.finder.cities'), 'building', known.cities)}
      <div>
        <Choice type="button" aria-disabled={isReadingDevice} onClick={onUseDevice}>
          <Icon name="pin" size="small" />
          {t(isReadingDevice ? 'home.finder.readingDevice' : 'home.finder.useDevice')}
        </Choice>
      </div>
    </Panel>
  );
}
