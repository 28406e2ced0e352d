import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { Row } from '../layout/row';
import { keysOf } from '../test-support/keys-of';
import { useSay } from '../test-support/use-say';
import type { Words } from '../test-support/use-say';
import { Button } from './button';
import { ButtonAnchor, ButtonLink } from './button-link';
import type { ButtonSize, ButtonVariant } from './button-look';

export default { component: Button } satisfies Meta<typeof Button>;

const variants: Readonly<Record<ButtonVariant, Words>> = {
  primary: ['Place order', '下單'],
  quiet: ['Add a promo code', '加優惠碼'],
  outline: ['Edit', '編輯'],
  ink: ['Open group order', '開啟團購'],
  accent: ['Start a group order', '開團購'],
  danger: ['Cancel order', '取消訂單'],
};

const sizes: Readonly<Record<ButtonSize, Words>> = {
  big: ['Big', '大'],
  normal: ['Normal', '中'],
  small: ['Small', '小'],
};

export function Variants(): ReactElement {
  const say = useSay();
  return (
    <Row $wrap>
      {keysOf(variants).map((variant) => (
        <Button key={variant} variant={variant}>
          {say(...variants[variant])}
        </Button>
      ))}
    </Row>
  );
}

export function Sizes(): ReactElement {
  const say = useSay();
  return (
    <Row $wrap>
      {keysOf(sizes).map((size) => (
        <Button key={size} size={size} icon="plus">
          {say(...sizes[size])}
        </Button>
      ))}
    </Row>
  );
}

export function Busy(): ReactElement {
  const say = useSay();
  return (
    <Row $wrap>
      <Button busy>{say('Save', '儲存')}</Button>
      <Button busy icon="refresh">
        {say('Try again', '再試一次')}
      </Button>
      <Button busy variant="primary" amount="$18.40">
        {say('Place order', '下單')}
      </Button>
    </Row>
  );
}

export function Disabled(): ReactElement {
  const say = useSay();
  return (
    <Row $wrap>
      {keysOf(variants).map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {say(...variants[variant])}
        </Button>
      ))}
    </Row>
  );
}

export function Wide(): ReactElement {
  const say = useSay();
  return (
    <Column>
      <Button wide variant="primary" size="big" amount="$18.40">
        {say('Go to checkout', '前往結帳')}
      </Button>
      <Button wide icon="people">
        {say('Start a group order', '開團購')}
      </Button>
    </Column>
  );
}

export function Links(): ReactElement {
  const say = useSay();
  return (
    <Row $wrap>
      <ButtonLink to="/orders">{say('My orders', '我的訂單')}</ButtonLink>
      <ButtonLink to="/checkout" variant="primary" amount="$18.40">
        {say('Go to checkout', '前往結帳')}
      </ButtonLink>
      <ButtonAnchor href="tel:+14165550123" icon="phone">
        {say('Call the restaurant', '致電餐廳')}
      </ButtonAnchor>
    </Row>
  );
}
