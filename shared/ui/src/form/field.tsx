import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Text } from '../text/text';
import { VisuallyHidden } from '../text/visually-hidden';
import { FieldContext } from './field-context';
import { FieldError } from './field-error';
import { LabelText } from './label-text';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: 8px;
`;

type FieldProps = {
  readonly label: ReactNode;
  readonly hideLabel?: boolean;
  /** Beside the label: a counter, "optional". */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** An Input, Textarea or Select. It finds its label, hint and error through context. */
  readonly children: ReactNode;
};

/** Renders a label above its control, with hint and error below. */
export function Field(props: FieldProps): ReactElement {
  const { label, hideLabel = false, aside, hint, error, required = false, children } = props;
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== '' && error !== false;
  const describedBy = [hasError && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  const name = (
    <LabelText as="label" htmlFor={id}>
      {label}
    </LabelText>
  );
  return (
    <Box>
      {hideLabel ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <Head>
          {name}
          {aside !== undefined && (
            <Text as="span" $size="hint" $numeric>
              {aside}
            </Text>
          )}
        </Head>
      )}
      <FieldContext.Provider
        value={{
          id,
          describedBy: describedBy.join(' ') || undefined,
          isInvalid: hasError,
          isRequired: required,
        }}
      >
        {children}
      </FieldContext.Provider>
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint !== undefined && (
        <Text as="div" $size="hint" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
    </Box>
  );
}
