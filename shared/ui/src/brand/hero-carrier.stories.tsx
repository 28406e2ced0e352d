import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { drawnPicture } from '../test-support/drawn-picture';
import { HeroCarrier } from './hero-carrier';

export default { component: HeroCarrier } satisfies Meta<typeof HeroCarrier>;

const [saffron, leaf, plum] = ['#e3a400', '#228446', '#7c4391'].map(drawnPicture);
const tiers = [
  { code: '7·N·B', glyphUrls: [saffron, leaf, plum] },
  { code: '3·S·LOBBY', glyphUrls: [leaf, plum, saffron] },
  { code: '12·E·A', glyphUrls: [plum, saffron, leaf] },
].map(({ code, glyphUrls }) => ({ code, glyphUrls: glyphUrls.filter((url) => url !== undefined) }));

export function OnTheBrandField(): ReactElement {
  return (
    <div style={{ background: 'var(--brand-field)', paddingTop: 100 }}>
      <HeroCarrier tiers={tiers} />
    </div>
  );
}
