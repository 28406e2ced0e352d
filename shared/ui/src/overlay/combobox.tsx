import { Combobox as AriaCombobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react';
import { useContext, useState } from 'react';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../action/icon-button';
import { useControlAttributes } from '../form/field-context';
import { inputLook } from '../form/input';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { Text } from '../text/text';
import { PortalHostContext } from '../theme/portal-host';
import { useUiMessages } from '../use-ui-messages';
import { floatingLook, floatingRow } from './floating-look';

const Frame = styled.div<{ readonly $icon: boolean; readonly $clearable: boolean }>`
  position: relative;
  min-width: 0;
  & > svg {
    position: absolute;
    inset-inline-start: 15px;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
  & > input {
    ${({ $icon }) => $icon && 'padding-inline-start: 44px;'}
    ${({ $clearable }) => $clearable && 'padding-inline-end: 48px;'}
  }
  & > button {
    position: absolute;
    inset-inline-end: 3px;
    top: 3px;
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

type ComboboxOption = {
  readonly key: string;
  readonly text: string;
  readonly note?: ReactNode;
  readonly icon?: IconName;
};

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  'ref' | 'autoFocus' | 'maxLength' | 'aria-invalid' | 'aria-describedby'
>;

type ComboboxProps = InputProps & {
  /** The field's name if there is no Field around it. */
  readonly label?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly ComboboxOption[];
  /** The caller sets the value that the choice leaves in the field. */
  readonly onSelect: (key: string) => void;
  readonly icon?: IconName;
  /** Shows a button that empties the field. */
  readonly isClearable?: boolean;
  /** Opens the list with the focus, too: the text came before the field could suggest, or by another way than keys. */
  readonly opensOnFocus?: boolean;
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
  const { emptyText, isClearable = false, opensOnFocus = false, ref, autoFocus, maxLength } = props;
  const t = useUiMessages();
  const host = useContext(PortalHostContext);
  const attributes = useControlAttributes();
  const [isOpen, setOpen] = useState(false);
  const hasList = options.length > 0 || (emptyText !== undefined && value !== '');
  return (
    <ComboboxProvider
      value={value}
      setValue={onChange}
      open={isOpen && hasList}
      setOpen={setOpen}
      resetValueOnHide={false}
    >
      <Frame $icon={icon !== undefined} $clearable={isClearable}>
        {icon && <Icon name={icon} />}
        <AriaCombobox
          {...attributes}
          aria-label={label}
          aria-invalid={props['aria-invalid'] ?? attributes['aria-invalid']}
          aria-describedby={props['aria-describedby'] ?? attributes['aria-describedby']}
          ref={ref}
          maxLength={maxLength}
          placeholder={placeholder}
          autoComplete="list"
          onFocus={() => {
            if (opensOnFocus) setOpen(true);
          }}
          onKeyDown={(event) => {
            // Ariakit ignores Enter while its list is open. Without a highlighted option it submits, as in every field.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isOpen || !hasList) return;
            if (event.currentTarget.getAttribute('aria-activedescendant')) return;
            event.preventDefault();
            setOpen(false);
            event.currentTarget.form?.requestSubmit();
          }}
          // Ariakit keeps its own autoFocus for dialogs.
          render={<Box autoComplete={autoComplete} autoFocus={autoFocus} />}
        />
        {isClearable && value !== '' && (
          <IconButton
            icon="close"
            label={t('clearSearch')}
            onClick={() => {
              onChange('');
            }}
          />
        )}
      </Frame>
      {hasList && (
        <ComboboxPopover
          gutter={6}
          sameWidth
          portal
          portalElement={host}
          // The focus stays in the field, and the guards of the tab order are focusable elements without a name.
          preserveTabOrder={false}
          fixed={host !== null}
          hideOnEscape={(event) => {
            // Otherwise Escape closes the dialog around it, too.
            event.preventDefault();
            return true;
          }}
          unmountOnHide
          render={<List />}
        >
          {options.map(({ key, text, note, icon: mark }) => (
            <ComboboxItem
              key={key}
              value={text}
              setValueOnClick={false}
              onClick={() => {
                onSelect(key);
              }}
              render={<Row />}
            >
              {mark && <Icon name={mark} size="small" />}
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
            // A list without any option is not valid.
            <ComboboxItem
              disabled
              render={<Text as="div" $size="small" $tone="muted" style={{ padding: '8px 12px' }} />}
            >
              {emptyText}
            </ComboboxItem>
          )}
        </ComboboxPopover>
      )}
    </ComboboxProvider>
  );
}
