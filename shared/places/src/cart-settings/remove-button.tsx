import { FieldError, TextButton } from '@tiffin/ui';
import type { ReactElement } from 'react';

type RemoveButtonProps = {
  /** Names what is removed. */
  readonly label: string;
  readonly isRemoving: boolean;
  /** Why it was not removed. */
  readonly problem: string | undefined;
  readonly onRemove: () => void;
};

/** Renders the button that removes one saved thing, once, and why it was not removed. */
export function RemoveButton({ label, isRemoving, problem, onRemove }: RemoveButtonProps): ReactElement {
  return (
    <div>
      <TextButton
        $small
        $danger
        aria-busy={isRemoving || undefined}
        onClick={() => {
          if (!isRemoving) onRemove();
        }}
      >
        {label}
      </TextButton>
      {problem !== undefined && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}
