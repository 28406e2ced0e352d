import { Button } from '@tiffin/ui';
import type { ReactElement } from 'react';

type MapButtonProps = {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: string;
};

/** Renders the button that opens and closes a map. */
export function MapButton({ isOpen, onToggle, children }: MapButtonProps): ReactElement {
  return (
    <div>
      <Button size="small" variant="outline" icon="pin" aria-expanded={isOpen} onClick={onToggle}>
        {children}
      </Button>
    </div>
  );
}
