import type { DeliveryLocation } from '@tiffin/domain';
import { Icon, LabelText } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useHomeMessages } from './use-home-messages';

const Panel = styled.div`
  display: grid;
  gap: 12px;
  grid-column: 1 / -1;
  padding-top: 4px;
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
  @media (hover: hover) {
    &:hover {
      background: var(--accent-soft);
      color: var(--on-accent-soft);
    }
  }
`;

type LocationSuggestionsProps = {
  readonly saved: readonly DeliveryLocation[];
  readonly isReadingDevice: boolean;
  readonly onChoose: (location: DeliveryLocation) => void;
  readonly onUseDevice: () => void;
};

/** Renders the saved addresses, and the device, as buttons below the address field of a first visit. */
export function LocationSuggestions(props: LocationSuggestionsProps): ReactElement {
  const { saved, isReadingDevice, onChoose, onUseDevice } = props;
  const t = useHomeMessages();
  const title = t('finder.saved');
  return (
    <Panel>
      {saved.length > 0 && (
        <div>
          <LabelText>{title}</LabelText>
          <Choices aria-label={title}>
            {saved.map((location) => (
              <li key={`${location.displayName} ${location.latitude}`}>
                <Choice
                  type="button"
                  onClick={() => {
                    onChoose(location);
                  }}
                >
                  <Icon name="home" size="small" />
                  {location.displayName}
                </Choice>
              </li>
            ))}
          </Choices>
        </div>
      )}
      <div>
        <Choice type="button" aria-disabled={isReadingDevice} onClick={onUseDevice}>
          <Icon name="pin" size="small" />
          {t(isReadingDevice ? 'finder.readingDevice' : 'finder.useDevice')}
        </Choice>
      </div>
    </Panel>
  );
}
