import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { IconName } from '../icon/icon-paths';
import { ButtonContent } from './button-content';
import { buttonLook } from './button-look';
import type { ButtonSize, ButtonStyle, ButtonVariant } from './button-look';

/** Props that set the look of every kind of button. */
export type ButtonLookProps = {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  readonly icon?: IconName;
  /** Money at the right of the action, already formatted. */
  readonly amount?: ReactNode;
};

type ButtonProps = ComponentPropsWithRef<'button'> & ButtonLookProps & { readonly busy?: boolean };

/** Renders a button. While `busy` it keeps its width, label and focus, and ignores presses. */
export function Button(props: ButtonProps): ReactElement {
  const { variant = 'quiet', size = 'normal', wide = false, icon, amount, busy = false, ...rest } = props;
  const { children, onClick, type = 'button', ...attributes } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonBox
      {...attributes}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || attributes['aria-disabled']}
      $variant={variant}
      $size={size}
      $wide={wide}
      $split={amount !== undefined}
    >
      <ButtonContent icon={icon} amount={amount} busy={busy}>
        {children}
      </ButtonContent>
    </ButtonBox>
  );
}

const ButtonBox = styled.button<ButtonStyle>`
  ${buttonLook}
`;
