import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { Column } from '../layout/column';
import { Picture } from '../picture/picture';
import { drawnPicture } from '../test-support/drawn-picture';
import { useSay } from '../test-support/use-say';
import { Text } from '../text/text';
import { Dialog } from './dialog';

export default { component: Dialog } satisfies Meta<typeof Dialog>;

const close = (): void => undefined;

export function Plain(): ReactElement {
  const say = useSay();
  return (
    <Dialog title={say('About this restaurant', '關於這間餐廳')} onClose={close}>
      <Text>{say('Open today from 11:00 to 15:00.', '今天營業時間：11:00 至 15:00。')}</Text>
    </Dialog>
  );
}

export function LongWithPictureAndFooter(): ReactElement {
  const say = useSay();
  return (
    <Dialog
      hideTitle
      keepOnScrim
      title={say('Dal makhani', '黑扁豆咖喱')}
      onClose={close}
      picture={<Picture src={drawnPicture('#88260d')} ratio="16/9" radius={0} hue="paprika" />}
      footer={
        <Button variant="primary" size="big" wide amount="$12.40">
          {say('Add to cart', '加入購物車')}
        </Button>
      }
    >
      <Column>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>{say('Black lentils, slowly cooked with cream.', '黑扁豆以忌廉慢煮。')}</Text>
        ))}
      </Column>
    </Dialog>
  );
}

export function WholeScreen(): ReactElement {
  const say = useSay();
  return (
    <Dialog fillsScreen title={say('Search', '搜尋')} onClose={close}>
      <Text>{say('No results yet', '未有結果')}</Text>
    </Dialog>
  );
}
