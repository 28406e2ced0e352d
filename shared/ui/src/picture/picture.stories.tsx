import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Badge } from '../feedback/badge';
import { Row } from '../layout/row';
import { lidHues } from '../people/lid-hue';
import { drawnPicture } from '../test-support/drawn-picture';
import { useSay } from '../test-support/use-say';
import { Picture } from './picture';

export default { component: Picture } satisfies Meta<typeof Picture>;

const dish = drawnPicture('#88260d');

export function Shapes(): ReactElement {
  const say = useSay();
  return (
    <Row $wrap $gap={16} $align="start">
      <Picture
        src={dish}
        width={280}
        ratio="16/10"
        eager
        alt={say('Dal makhani', '黑扁豆咖喱')}
        tags={<Badge tone="surface">{say('Free delivery', '免外送費')}</Badge>}
      />
      <Picture src={dish} width={120} eager hue="coriander" />
      <Picture src={dish} width={64} height={64} radius={14} far hue="peaflower" />
      <Picture src={dish} width={64} round hue="aubergine" />
    </Row>
  );
}

export function WithoutPicture(): ReactElement {
  return (
    <Row $wrap>
      {lidHues.map((hue) => (
        <Picture key={hue} width={96} hue={hue} />
      ))}
    </Row>
  );
}

export function SoldOut(): ReactElement {
  return <Picture src={dish} width={160} off eager />;
}
