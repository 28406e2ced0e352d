import { useId } from 'react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import styled from 'styled-components';
import { IconButton } from '../action/icon-button';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { VisuallyHidden } from '../text/visually-hidden';
import { useUiMessages } from '../use-ui-messages';
import { inputLook } from './input';

const Frame = styled.div`
  position: relative;
  min-width: 0;
  & > svg {
    position: absolute;
    inset-inline-start: 15px;
    top: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
  & > button {
    position: absolute;
    inset-inline-end: 3px;
    top: 3px;
  }
`;

const Box = styled.input`
  ${inputLook}
  padding-inline-start: 44px;
  padding-inline-end: 48px;
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

type SearchBoxProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> & {
  /** The accessible name; not shown. */
  readonly label: string;
  readonly icon?: IconName;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Renders a search field with a button that clears it. */
export function SearchBox(props: SearchBoxProps): ReactElement {
  const { label, icon = 'search', value, onChange, type = 'search', ...rest } = props;
  const t = useUiMessages();
  const id = useId();
  return (
    <Frame>
      <Icon name={icon} />
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <Box
        {...rest}
        id={id}
        type={type}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={t('clearSearch')}
          onClick={() => {
            onChange('');
          }}
        />
      )}
    </Frame>
  );
}
