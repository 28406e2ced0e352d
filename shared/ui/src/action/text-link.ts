import { Link } from '@tiffin/router';
import styled, { css } from 'styled-components';
import { touchArea } from './touch-area';

type TextLinkStyle = { readonly $small?: boolean; readonly $danger?: boolean; readonly $inherit?: boolean };

const look = css<TextLinkStyle>`
  color: ${({ $danger, $inherit }) => ($inherit ? 'inherit' : $danger ? 'var(--danger)' : 'var(--link)')};
  font-weight: 650;
  text-decoration: underline;
  text-decoration-thickness: 1.5px;
  text-underline-offset: 3px;
  min-height: 24px;
  overflow-wrap: anywhere;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  ${touchArea}
  ${({ $small }) => $small && 'font-size: 14px; line-height: 1.43;'}
  @media (hover: hover) {
    &:hover {
      text-decoration-thickness: 3px;
    }
  }
`;

/** A link inside text to a screen of the application. */
export const TextLink = styled(Link)<TextLinkStyle>`
  ${look}
`;

/** A link inside text to a part of the page or to another page. */
export const TextAnchor = styled.a<TextLinkStyle>`
  ${look}
`;

/** A command inside text that looks like a link. */
export const TextButton = styled.button.attrs({ type: 'button' })<TextLinkStyle>`
  ${look}
`;
