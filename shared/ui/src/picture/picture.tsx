import { useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { Hue } from '../people/lid-hue';
import { mayShowPicture } from './picture-origins';
import { sourcesOf } from './picture-sizes';
import { useIsNear } from './use-is-near';

/** Shows a plate from above if no picture is in it: neither one that loads nor one that waits. */
const Box = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: var(--picture-radius, var(--r-tin));
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
  @media (hover: hover) {
    a:hover & > img {
      scale: 1.05;
    }
  }
  &:not(:has(img, noscript)) {
    background-image: radial-gradient(closest-side, #e4dfd7 45%, #fff 48% 66%, #beb8af 68%, #0000 73%);
  }
  &[data-off] img {
    filter: grayscale(1);
    opacity: 0.72;
  }
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
  readonly src?: string | null;
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
  const sources = shownSrc && sourcesOf(shownSrc);
  // Only a lazy picture knows its width, once its box has one.
  const shownWidth = width === undefined ? `${eager ? '' : 'auto,'}100vw` : `${width}px`;
  const picture = shownSrc !== undefined && (
    <img
      srcSet={sources}
      sizes={sources && shownWidth}
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
  const look = {
    aspectRatio: height === undefined ? (ratio ?? '1') : undefined,
    height,
    width,
    borderRadius: round ? '50%' : radius,
    backgroundColor: `var(--${isOff ? 'sunken' : `pic-${hue}`})`,
  };
  return (
    <Box ref={box} data-off={isOff || undefined} style={look} className={props.className}>
      {isNear ? picture : <noscript>{picture}</noscript>}
      {tags !== undefined && <Tags>{tags}</Tags>}
      {children}
    </Box>
  );
}
