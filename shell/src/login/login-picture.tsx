import { Picture } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import falafel from '../glyphs/falafel-bite.svg';
import roll from '../glyphs/roll-bite.svg';
import salad from '../glyphs/salad-bite.svg';

const Plate = styled.span<{ readonly $x: number; readonly $y: number; readonly $size: number }>`
  position: absolute;
  inset-inline-start: calc(${({ $x, $size }) => `${$x}% - ${$size / 2}px`});
  top: calc(${({ $y, $size }) => `${$y}% - ${$size / 2}px`});
  width: ${({ $size }) => $size}px;
  aspect-ratio: 1;
  border-radius: 50%;
  display: grid;
  place-items: center;
  background: radial-gradient(circle at 34% 28%, #fff 0, #fbfaf8 40%, #e4e0d9 100%);
  box-shadow:
    0 0 0 4px #fff,
    0 0 0 5.5px rgb(31 26 24 / 0.14),
    0 14px 26px -2px rgb(31 26 24 / 0.45);
  img {
    width: 72%;
  }
`;

const plates = [
  { src: falafel, x: 16, y: 88, size: 128 },
  { src: roll, x: 52, y: 52, size: 164 },
  { src: salad, x: 90, y: 20, size: 126 },
] as const;

/** Renders the head of the login modal: three plates on paprika enamel. */
export function LoginPicture(): ReactElement {
  return (
    <Picture height={150} hue="paprika">
      {plates.map(({ src, x, y, size }) => (
        <Plate key={x} $x={x} $y={y} $size={size}>
          <img src={src} alt="" />
        </Plate>
      ))}
    </Picture>
  );
}
