import { Combobox as AriaCombobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react';
import { useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { useControlAttributes } from '../form/field-context';
import { inputLook } from '../form/input';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { Text } from '../text/text';
import { PortalHostContext } from '../theme/portal-host';
import { floatingLook, floatingRow } from './floating-look';

const Frame = styled.div<{ readonly $icon: boolean }>`
  position: relative;
  min-width: 0;
  & > svg {
    position: absolute;
    left: 15px;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
  & > input {
    ${({ $icon }) => $icon && 'padding-left: 44px;'}
  }
`;

const Box = styled.input`
  ${inputLook}
`;

const List = styled.div`
  ${floatingLook}
  max-width: none;
  width: var(--popover-anchor-width);
`;

const Row = styled.div`
  ${floatingRow}
`;

type ComboboxProps = {
  /** The field's name if there is no Field around it. */
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly key: string; readonly text: string; readonly note?: ReactNode }[];
  readonly onSelect: (key: string) => void;
  readonly icon?: IconName;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  /** Shown in the list when there is nothing to choose. */
  readonly emptyText?: ReactNode;
};

/**
 * Renders a text field with suggestions: teams, addresses, locations. The caller filters. Use it inside a
 * Field.
 */
export function Combobox(props: ComboboxProps): ReactElement {
  const { label, value, onChange, options, onSelect, icon, placeholder, autoComplete = 'off' } = props;
  const { emptyText } = props;
  const host = useContext(PortalHostContext);
  const attributes = useControlAttributes();
  const hasList = options.length > 0 || (emptyText !== undefined && value !== '');
  return (
    <ComboboxProvider value={value} setValue={onChange} resetValueOnHide={false}>
      <Frame $icon={icon !== undefined}>
        {icon && <Icon name={icon} />}
        <AriaCombobox
          {...attributes}
          aria-label={label}
          placeholder={placeholder}
          autoComplete="list"
          render={<Box autoComplete={autoComplete} />}
        />
      </Frame>
      {hasList && (
        <ComboboxPopover gutter={6} sameWidth portal portalElement={host} unmountOnHide render={<List />}>
          {options.map(({ key, text, note }) => (
            <ComboboxItem
              key={key}
              value={text}
              onClick={() => {
                onSelect(key);
              }}
              render={<Row />}
            >
              <span>
                {text}
                {note !== undefined && (
                  <Text as="span" $size="small" $tone="muted" style={{ display: 'block' }}>
                    {note}
                  </Text>
                )}
              </span>
            </ComboboxItem>
          ))}
          {options.length === 0 && (
            <Text $size="small" $tone="muted" style={{ padding: '8px 12px' }}>
              {emptyText}
            </Text>
          )}
        </ComboboxPopover>
      )}
    </ComboboxProvider>
  );
}
