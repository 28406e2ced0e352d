import { Dialog as AriaDialog, DialogHeading } from '@ariakit/react';
import { useContext, useDeferredValue } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { IconButton } from '../action/icon-button';
import { Heading } from '../text/heading';
import { VisuallyHidden } from '../text/visually-hidden';
import { PortalHostContext } from '../theme/portal-host';
import { useUiMessages } from '../use-ui-messages';
import { CloseCorner, DialogBar, DialogScroll, ownDismiss, PictureHead, Scrim, Sheet } from './dialog-frame';
import { keepViewportHeightLocal } from './keep-viewport-height-local';
import { useReturnFocus } from './use-return-focus';

keepViewportHeightLocal();

type DialogProps = {
  /** The dialog's name; an h2 inside it unless hidden. */
  readonly title: ReactNode;
  readonly hideTitle?: boolean;
  /** Called by Escape, the scrim and the close button. The caller then removes the dialog. */
  readonly onClose: () => void;
  readonly open?: boolean;
  /** A Picture across the top, under the close button. */
  readonly picture?: ReactNode;
  /** Stays at the bottom and holds the next step. */
  readonly footer?: ReactNode;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** True if a form in it has unsent input: a press on the scrim then does not close it. */
  readonly keepOnScrim?: boolean;
  /** True if it takes the whole screen on wide screens, too. */
  readonly fillsScreen?: boolean;
  readonly children: ReactNode;
};

/**
 * Renders a bottom sheet on phones and a dialog of 620 px on wider screens. Head and foot stay, the middle
 * scrolls.
 */
export function Dialog(props: DialogProps): ReactElement {
  const { title, hideTitle = false, onClose, open = true, picture, footer, children } = props;
  const { initialFocus, keepOnScrim = false, fillsScreen = false } = props;
  const t = useUiMessages();
  useReturnFocus();
  const host = useContext(PortalHostContext);
  // Locking the page behind it and making it inert visit the whole page, so they come after the first paint.
  const isDrawn = useDeferredValue(true, false);
  const heading = <DialogHeading render={<Heading as="h2" $look="h1" />}>{title}</DialogHeading>;
  return (
    <AriaDialog
      open={open}
      onClose={onClose}
      modal={isDrawn}
      portal
      backdrop={<Scrim />}
      portalElement={host}
      initialFocus={initialFocus}
      hideOnInteractOutside={!keepOnScrim}
      preventBodyScroll={isDrawn}
      unmountOnHide
      render={<Sheet $fills={fillsScreen} />}
    >
      <CloseCorner>
        <IconButton icon="close" label={t('close')} onClick={onClose} {...ownDismiss} />
      </CloseCorner>
      <DialogScroll $hasPicture={picture !== undefined} tabIndex={0} role="group">
        {picture !== undefined && <PictureHead>{picture}</PictureHead>}
        {hideTitle ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
        {children}
      </DialogScroll>
      {footer !== undefined && <DialogBar>{footer}</DialogBar>}
    </AriaDialog>
  );
}
