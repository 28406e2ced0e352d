import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { Row } from '../layout/row';
import { useSay } from '../test-support/use-say';
import { Loading, Skeleton } from './skeleton';

export default { component: Loading } satisfies Meta<typeof Loading>;

export function List(): ReactElement {
  const say = useSay();
  return (
    <Loading label={say('Loading the menu', '正在載入餐牌')}>
      <Column>
        {['70%', '55%', '62%'].map((width) => (
          <Row key={width} $gap={14}>
            <Skeleton $width="64px" $height="64px" $radius="16px" />
            <Skeleton $width={width} />
          </Row>
        ))}
      </Column>
    </Loading>
  );
}
