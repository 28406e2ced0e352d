import type { ReactElement } from 'react';
import styled from 'styled-components';

const Drawing = styled.svg`
  --tier-in: var(--pepper-900);
  --tier-rim: #fff;
  --tier-a: var(--beetroot-600);
  --tier-a2: var(--beetroot-800);
  display: block;
  width: min(86%, 330px);
  margin: 0 auto -6px;
  aspect-ratio: 360 / 560;
  overflow: visible;
  text {
    font-weight: 800;
    letter-spacing: 3px;
    text-anchor: middle;
  }
  @media (min-width: 768px) {
    align-self: end;
    width: min(100%, 372px);
  }
  @media (prefers-color-scheme: dark) {
    --tier-a: var(--paprika-500);
    --tier-a2: var(--paprika-700);
  }
`;

const tierAt = [
  {
    transform: 'translate(0 92) rotate(-4 210 60)',
    fill: 'var(--tier-a)',
    base: 'var(--tier-a2)',
    ink: 'var(--tier-rim)',
    glyphs: [
      [78, -50, 88],
      [158, -62, 104],
      [252, -42, 80],
    ],
  },
  {
    transform: 'translate(0 258) rotate(3 210 60)',
    fill: 'var(--rice-0)',
    base: 'var(--peaflower-500)',
    ink: 'var(--peaflower-700)',
    glyphs: [
      [84, -30, 82],
      [168, -34, 84],
      [248, -36, 84],
    ],
  },
  {
    transform: 'translate(0 424)',
    fill: 'var(--coriander-600)',
    base: 'var(--coriander-800)',
    ink: 'var(--tier-rim)',
    glyphs: [
      [78, -38, 92],
      [168, -42, 90],
      [256, -34, 80],
    ],
  },
] as const;

type HeroCarrierProps = {
  /** Three tiers from the top, each with its code (floor, side, zone) and the URLs of three glyphs. */
  readonly tiers: readonly { readonly code: string; readonly glyphUrls: readonly string[] }[];
};

/** Renders the carrier being opened, on a brand background. Decorative. */
export function HeroCarrier({ tiers }: HeroCarrierProps): ReactElement {
  return (
    <Drawing viewBox="30 0 360 560" aria-hidden="true" focusable="false">
      <path
        d="M44 560V150C44 50 110 16 210 16s166 34 166 134v410"
        fill="none"
        stroke="var(--on-brand-field)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <circle cx="210" cy="16" r="15" fill="var(--on-brand-field)" />
      {tierAt.map((at, index) => (
        <g key={at.transform} transform={at.transform}>
          <ellipse cx="210" cy="30" rx="150" ry="27" fill="var(--tier-in)" />
          {at.glyphs.map(([x, y, edge], position) => (
            <image key={x} href={tiers[index]?.glyphUrls[position]} x={x} y={y} width={edge} height={edge} />
          ))}
          <path
            d="M60 30c0 15 67 27 150 27s150-12 150-27v64c0 20-67 36-150 36S60 114 60 94z"
            fill={at.fill}
          />
          <path
            d="M60 84v10c0 20 67 36 150 36s150-16 150-36V84c0 20-67 36-150 36S60 104 60 84z"
            fill={at.base}
          />
          <path
            d="M60 30c0 15 67 27 150 27s150-12 150-27"
            fill="none"
            stroke="var(--tier-rim)"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <text x="210" y={index === 1 ? 82 : 100} fontSize={index === 1 ? 25 : 31} fill={at.ink}>
            {tiers[index]?.code}
          </text>
        </g>
      ))}
      <g fill="var(--tier-rim)" stroke="var(--on-brand-field)" strokeWidth="4">
        <rect x="34" y="150" width="20" height="44" rx="10" />
        <rect x="366" y="150" width="20" height="44" rx="10" />
      </g>
    </Drawing>
  );
}
