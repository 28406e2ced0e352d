import { Link } from '@tiffin/router';
import type { LinkProps } from '@tiffin/router';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import styled from 'styled-components';
import type { ButtonLookProps } from './button';
import { ButtonContent } from './button-content';
import { buttonLook } from './button-look';
import type { ButtonStyle } from './button-look';

/** Renders a link to a screen of the application that looks like a button. */
export function ButtonLink(props: LinkProps & ButtonLookProps): ReactElement {
  const { variant = 'quiet', size = 'normal', wide = false, icon, amount, children, ...rest } = props;
  return (
    <LinkBox {...rest} $variant={variant} $size={size} $wide={wide} $split={amount !== undefined}>
      <ButtonContent icon={icon} amount={amount}>
        {children}
      </ButtonContent>
    </LinkBox>
  );
}

/** Renders a link out of the application (telephone, other site) that looks like a button. */
export function ButtonAnchor(props: ComponentPropsWithRef<'a'> & ButtonLookProps): ReactElement {
  const { variant = 'quiet', size = 'normal', wide = false, icon, amount, children, ...rest } = props;
  return (
    <AnchorBox {...rest} $variant={variant} $size={size} $wide={wide} $split={amount !== undefined}>
      <ButtonContent icon={icon} amount={amount}>
        {children}
      </ButtonContent>
    </AnchorBox>
  );
}

const LinkBox = styled(Link)<ButtonStyle>`
  ${buttonLook}
`;

const AnchorBox = styled.a<ButtonStyle>`
  ${buttonLook}
`;
