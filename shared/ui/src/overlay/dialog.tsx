import { useId } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { IconButton } from '../action/icon-button';
import { Heading } from '../text/heading';
import { VisuallyHidden } from '../text/visually-hidden';
import { ModalToasts } from '../toast/modal-toasts';
import { useUiMessages } from '../use-ui-messages';
import { DialogBar, DialogScroll, PictureHead, Sheet, TitleBar } from './dialog-frame';
import { dragDown } from './drag-down';
import { Modal } from './modal';

type DialogProps = {
  /** The dialog's name; an h2 in its title bar unless hidden. */
  readonly title: ReactNode;
  readonly hideTitle?: boolean;
  /** Called by Escape, the scrim, the close button and a drag down. The caller then removes the dialog. */
  readonly onClose: () => void;
  readonly open?: boolean;
  /** A Picture across the top of the content. */
  readonly picture?: ReactNode;
  /** Stays at the bottom and holds the next step. */
  readonly footer?: ReactNode;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** True if a form in it has unsent input: a press on the scrim or a drag then does not close it. */
  readonly keepOnScrim?: boolean;
  /** True if it takes the whole screen on wide screens, too. */
  readonly fillsScreen?: boolean;
  readonly children: ReactNode;
};

/**
 * Renders a bottom sheet on phones and a dialog of 620 px on wider screens, as high as its content. Title bar and foot
 * stay, the middle scrolls.
 */
export function Dialog({ open = true, ...props }: DialogProps): ReactElement {
  return open ? <OpenDialog {...props} /> : <></>;
}

function OpenDialog(props: Omit<DialogProps, 'open'>): ReactElement {
  const { title, hideTitle = false, onClose, picture, footer, children } = props;
  const { initialFocus, keepOnScrim = false, fillsScreen = false } = props;
  const t = useUiMessages();
  const titleId = useId();
  const heading = (
    <Heading as="h2" id={titleId} ref={reachIfScrolls}>
      {title}
    </Heading>
  );
  return (
    <Modal
      role="dialog"
      place={fillsScreen ? 'screen' : 'sheet'}
      titleId={titleId}
      onClose={onClose}
      closesOnScrim={!keepOnScrim}
      initialFocus={initialFocus}
    >
      <Sheet $fills={fillsScreen}>
        <TitleBar
          $isDraggable={!fillsScreen}
          onPointerDown={(event) => {
            if (!fillsScreen) dragDown(event, { mayClose: !keepOnScrim, onClose });
          }}
        >
          {hideTitle ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
          <IconButton icon="close" label={t('close')} filled onClick={onClose} />
        </TitleBar>
        <DialogScroll
          $hasPicture={picture !== undefined}
          tabIndex={0}
          role="group"
          aria-labelledby={titleId}
          data-scrolls=""
        >
          {picture !== undefined && <PictureHead>{picture}</PictureHead>}
          {children}
        </DialogScroll>
        <ModalToasts />
        {footer !== undefined && <DialogBar>{footer}</DialogBar>}
      </Sheet>
    </Modal>
  );
}

/** Lets the keyboard reach a title that is higher than its bar and scrolls. Measured by the browser when it has its size. */
function reachIfScrolls(title: HTMLElement | null): (() => void) | undefined {
  if (!title) return undefined;
  const observer = new ResizeObserver(() => {
    if (title.scrollHeight > title.clientHeight) title.tabIndex = 0;
  });
  observer.observe(title);
  return () => observer.disconnect();
}
