import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { Icon } from '../icon/icon';
import { LidCircle } from '../people/lid';
import { Picture } from '../picture/picture';
import { drawnPicture } from '../test-support/drawn-picture';
import { useSay } from '../test-support/use-say';
import { Text } from '../text/text';
import { ConfirmDialog } from './confirm-dialog';

export default { component: ConfirmDialog } satisfies Meta<typeof ConfirmDialog>;

const close = (): void => undefined;

export function WithLid(): ReactElement {
  const say = useSay();
  return (
    <ConfirmDialog
      title={say('Start a new cart?', '開始新的購物車？')}
      onClose={close}
      lid={
        <LidCircle $hue="turmeric" aria-hidden="true">
          <Icon name="bag" />
        </LidCircle>
      }
      actions={
        <>
          <Button variant="primary" wide>
            {say('Keep my cart', '保留購物車')}
          </Button>
          <Button wide>{say('Start a new cart', '開始新的購物車')}</Button>
        </>
      }
    >
      <Text>{say('Your cart has items of another restaurant.', '購物車內有另一間餐廳的餐點。')}</Text>
    </ConfirmDialog>
  );
}

export function WithPicture(): ReactElement {
  const say = useSay();
  return (
    <ConfirmDialog
      title={say('You’ve joined Ana’s order', '你已加入 Ana 的團購')}
      onClose={close}
      picture={<Picture src={drawnPicture('#146a36')} height={150} radius={0} hue="coriander" />}
      actions={
        <Button variant="primary" wide>
          {say('Choose my lunch', '選擇午餐')}
        </Button>
      }
    />
  );
}

export function MustBeAnswered(): ReactElement {
  const say = useSay();
  return (
    <ConfirmDialog
      alert
      closeable={false}
      title={say('Your session has ended', '登入已過期')}
      onClose={close}
      actions={
        <Button variant="primary" wide>
          {say('Sign in', '登入')}
        </Button>
      }
    />
  );
}
