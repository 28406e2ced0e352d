import { useRef, useState } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { ModalAnnouncer } from '../announcement/modal-announcer';
import { PortalHostContext } from '../theme/portal-host';
import { Layer, Portals } from './modal-look';
import type { ModalPlace } from './modal-look';
import { useKeyboardRoom } from './use-keyboard-room';
import { usePortalHost } from './use-portal-host';
import { useShownModal } from './use-shown-modal';

type ModalProps = {
  readonly role: 'dialog' | 'alertdialog';
  readonly place: ModalPlace;
  readonly titleId: string;
  readonly textId?: string;
  readonly onClose: () => void;
  /** If false, neither Escape, nor the back gesture, nor the scrim calls `onClose`. */
  readonly isCloseable?: boolean;
  /** If false, a press on the scrim does not call `onClose`. */
  readonly closesOnScrim: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** The box of the dialog. */
  readonly children: ReactElement;
};

/**
 * Renders the browser's own modal dialog. It traps the focus, makes the rest of the page inert, and lies above
 * everything, also in a shadow root. The element covers the page and is the scrim; the box is in it.
 */
export function Modal(props: ModalProps): ReactNode {
  const { role, place, titleId, textId, onClose, isCloseable = true, closesOnScrim, children } = props;
  const { initialFocus } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const host = usePortalHost();
  const [inside, setInside] = useState<HTMLElement | null>(null);
  const pressesScrim = useRef(false);
  const ask = () => {
    if (isCloseable) onClose();
  };
  useShownModal({ ref, host, initialFocus, onForced: ask });
  useKeyboardRoom(ref);
  if (!host) return null;
  return createPortal(
    <Layer
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={textId}
      $place={place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        // Otherwise the browser closes it, at the second time without asking.
        event.preventDefault();
        ask();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        ask();
      }}
      onPointerDown={(event) => {
        pressesScrim.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A press that began in the box, such as selecting text, is none on the scrim.
        if (event.target === event.currentTarget && pressesScrim.current && closesOnScrim) ask();
      }}
    >
      <PortalHostContext value={inside}>{children}</PortalHostContext>
      <ModalAnnouncer />
      <Portals ref={setInside} />
    </Layer>,
    host,
  );
}
