import { useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Hue } from '../people/lid-hue';
import { mayShowPicture } from './picture-origins';
import { useIsNear } from './use-is-near';

const off = css`
  background: var(--sunken);
  img {
    filter: grayscale(1);
    opacity: 0.72;
  }
`;

/** A plate from above, for a dish or merchant without a picture. */
const emptyPlate = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    height: 68%;
    aspect-ratio: 1;
    border-radius: 50%;
    background: radial-gradient(circle at 34% 28%, var(--rice-0) 0, var(--rice-0) 40%, #d5cfc6 100%);
    box-shadow:
      inset 0 0 0 1px rgb(255 255 255 / 0.7),
      2px 6px 12px -2px rgb(31 26 24 / 0.35);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    height: 46%;
    aspect-ratio: 1;
    border-radius: 50%;
    box-shadow: inset 2px 3px 5px rgb(31 26 24 / 0.22);
  }
`;

type BoxProps = {
  readonly $hue: Hue;
  readonly $off: boolean;
  readonly $round: boolean;
  readonly $isEmpty: boolean;
};

const Box = styled.div<BoxProps>`
  position: relative;
  overflow: hidden;
  background: var(--pic-${({ $hue }) => $hue});
  border-radius: ${({ $round }) => ($round ? '50%' : 'var(--picture-radius, var(--r-tin))')};
  isolation: isolate;
  flex: none;
  min-width: 0;
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
    object-fit: cover;
    transition: scale var(--t-base) var(--e-lid);
  }
  a:hover & > img {
    scale: 1.05;
  }
  ${({ $isEmpty }) => $isEmpty && emptyPlate}
  ${({ $off }) => $off && off}
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Tags = styled.div`
  position: absolute;
  inset: 12px 12px auto;
  display: flex;
  gap: 6px;
  flex-wrap: wrap;
  z-index: 2;
`;

type PictureProps = {
  /** Null and undefined for a dish or merchant that has none; absent where `children` are the picture. */
  readonly src?: string | null | undefined;
  /**
   * The box: `16/10` merchant, `1` item, `16/9` item hero. Set either a ratio or a height in px; `width` for
   * small ones.
   */
  readonly ratio?: string;
  readonly height?: number;
  readonly width?: number;
  /** Corner radius in px if not the default of 22. */
  readonly radius?: number;
  readonly round?: boolean;
  /** Empty if the name is beside it. */
  readonly alt?: string;
  /** The colour under the picture, and instead of one that does not load. */
  readonly hue?: Hue;
  /** True for closed and sold out. */
  readonly off?: boolean;
  /** True in the first screenful: loaded at once. */
  readonly eager?: boolean;
  /** True below the first rows of a long list: loaded once it is scrolled near. */
  readonly far?: boolean;
  /** Badges at the top left. */
  readonly tags?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
};

/**
 * Renders a picture in a box that has its size before it loads. Shows an empty plate if there is none, it
 * fails or its origin is not allowed.
 */
export function Picture(props: PictureProps): ReactElement {
  const {
    src,
    alt = '',
    hue = 'turmeric',
    off: isOff = false,
    eager = false,
    far = false,
    tags,
    children,
  } = props;
  const [failed, setFailed] = useState<string>();
  const { ratio, height, width, radius, round = false } = props;
  const shownSrc = src && src !== failed && mayShowPicture(src) ? src : undefined;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box, far);
  const picture = shownSrc !== undefined && (
    <img
      src={shownSrc}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => {
        setFailed(shownSrc);
      }}
    />
  );
  const size = {
    aspectRatio: height === undefined ? (ratio ?? '1') : undefined,
    height,
    width,
    borderRadius: radius,
  };
  const isEmpty = 'src' in props && shownSrc === undefined;
  return (
    <Box
      ref={box}
      $hue={hue}
      $off={isOff}
      $round={round}
      $isEmpty={isEmpty}
      style={size}
      className={props.className}
    >
      {isNear ? picture : <noscript>{picture}</noscript>}
      {tags !== undefined && <Tags>{tags}</Tags>}
      {children}
    </Box>
  );
}
