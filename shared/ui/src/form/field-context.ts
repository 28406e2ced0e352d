import { createContext, useContext } from 'react';

type FieldContextValue = {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
};

/** What a Field passes to the control inside it. */
export const FieldContext = createContext<FieldContextValue | null>(null);

type ControlAttributes = {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
};

/** Returns the attributes that link a control to its Field's label, hint and error. */
export function useControlAttributes(): ControlAttributes {
  const field = useContext(FieldContext);
  if (field === null) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.isInvalid || undefined,
    'aria-required': field.isRequired || undefined,
  };
}
