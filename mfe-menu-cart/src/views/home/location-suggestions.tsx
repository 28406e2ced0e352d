import { Icon, LabelText } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { SearchLocation } from '../../domain/search-location';
import { useMenuCartMessages } from '../use-menu-cart-messages';

const Panel = styled.div`
  position: absolute;
  z-index: 5;
  top: calc(100% + 6px);
  inset-inline: 0;
  display: grid;
  gap: 12px;
  padding: 14px 16px 16px;
  border-radius: var(--r-tin);
  background: var(--raised);
  box-shadow: var(--lift-3);
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
  readonly known: { readonly saved: readonly SearchLocation[]; readonly cities: readonly SearchLocation[] };
  readonly onChoose: (searchLocation: SearchLocation) => void;
};

/** Renders known locations as buttons below the address field. */
export function LocationSuggestions({ known, onChoose }: LocationSuggestionsProps): ReactElement {
  const t = useMenuCartMessages();
  const group = (title: string, icon: IconName, searchLocations: readonly SearchLocation[]) =>
    searchLocations.length > 0 && (
      <div>
        <LabelText>{title}</LabelText>
        <Choices aria-label={title}>
          {searchLocations.map((searchLocation) => (
            <li key={`${searchLocation.displayName} ${searchLocation.latitude}`}>
              <Choice
                type="button"
                onClick={() => {
                  onChoose(searchLocation);
                }}
              >
                <Icon name={icon} size="small" />
                {searchLocation.displayName}
              </Choice>
            </li>
          ))}
        </Choices>
      </div>
    );
  return (
    <Panel>
      {group(t('home.finder.saved'), 'home', known.saved)}
      {group(t('home.finder.cities'), 'building', known.cities)}
    </Panel>
  );
}
