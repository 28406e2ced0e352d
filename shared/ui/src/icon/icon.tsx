import type { ReactElement } from 'react';
import styled from 'styled-components';
import { iconPaths } from './icon-paths';
import type { IconName } from './icon-paths';

const Drawing = styled.svg<{ readonly $size: IconSize; readonly $isSideways: boolean }>`
  width: ${({ $size }) => edges[$size]}px;
  height: ${({ $size }) => edges[$size]}px;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: ${({ $size }) => ($size === 'small' ? 2.2 : 2)};
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $isSideways }) => $isSideways && "[dir='rtl'] & { scale: -1 1; }"}
`;

const edges = { small: 16, normal: 20, large: 28 } as const;

/** 16, 20 or 28 px. */
export type IconSize = keyof typeof edges;

type IconProps = { readonly name: IconName; readonly size?: IconSize };

/**
 * Renders an interface icon. It is hidden from screen readers, because it decorates a word or a named
 * control.
 */
export function Icon({ name, size = 'normal' }: IconProps): ReactElement {
  return (
    <Drawing
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      $size={size}
      $isSideways={/left|right|out/.test(name)}
    >
      <path d={iconPaths[name]} />
    </Drawing>
  );
}
