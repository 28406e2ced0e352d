import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { ShareBar } from './share-bar';

export default { component: ShareBar } satisfies Meta<typeof ShareBar>;

const ana = { key: 'ana', name: 'Ana Silva', hue: 'beetroot', valueMicro: 18_400_000 } as const;
const ben = { key: 'ben', name: 'Ben Okoro', hue: 'peaflower', valueMicro: 9_200_000 } as const;
const mei = { key: 'mei', name: '陳美玲', hue: 'turmeric', valueMicro: 12_000_000 } as const;

export function OneAndSeveral(): ReactElement {
  return (
    <Column>
      <ShareBar parts={[ana]} />
      <ShareBar parts={[ana, ben, mei]} />
      <ShareBar parts={Array.from({ length: 60 }, (_, at) => ({ ...ben, key: String(at) }))} />
    </Column>
  );
}
