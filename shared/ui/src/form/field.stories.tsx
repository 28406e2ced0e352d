import type { Meta } from '@storybook/react-webpack5';
import type { ReactElement } from 'react';
import { Column } from '../layout/column';
import { useSay } from '../test-support/use-say';
import { Field } from './field';
import { Input } from './input';
import { Select } from './select';
import { Textarea } from './textarea';

export default { component: Field } satisfies Meta<typeof Field>;

export function Controls(): ReactElement {
  const say = useSay();
  return (
    <Column>
      <Field label={say('Full name', '全名')} required>
        <Input autoComplete="name" defaultValue="Ana Silva" />
      </Field>
      <Field
        label={say('Mobile number', '手提電話')}
        hint={say('The courier calls it if needed.', '外送員有需要時會致電。')}
      >
        <Input type="tel" placeholder="+1 416 555 0123" />
      </Field>
      <Field label={say('Delivery instructions', '送餐指示')} aside="12 / 200">
        <Textarea defaultValue={say('3rd floor', '3 樓')} />
      </Field>
      <Field label={say('Delivery time', '送達時間')}>
        <Select defaultValue="12:30">
          <option>12:15</option>
          <option>12:30</option>
        </Select>
      </Field>
    </Column>
  );
}

export function Errors(): ReactElement {
  const say = useSay();
  return (
    <Column>
      <Field
        label={say('Email', '電郵')}
        error={say('Enter an email like ana@company.com.', '請輸入電郵，例如 ana@company.com。')}
      >
        <Input type="email" defaultValue="ana@" />
      </Field>
      <Field label={say('Delivery time', '送達時間')} error={say('Choose a time.', '請選擇時間。')}>
        <Select defaultValue="">
          <option value="">{say('Choose', '請選擇')}</option>
        </Select>
      </Field>
      <Field label={say('Reason', '原因')} error={say('Tell us what was wrong.', '請告訴我們問題所在。')}>
        <Textarea />
      </Field>
    </Column>
  );
}

export function Disabled(): ReactElement {
  const say = useSay();
  return (
    <Column>
      <Field label={say('Promo code', '優惠碼')}>
        <Input disabled defaultValue="LUNCH5" />
      </Field>
      <Field label={say('Team', '團隊')}>
        <Select disabled>
          <option>{say('Design', '設計部')}</option>
        </Select>
      </Field>
    </Column>
  );
}

export function CodeWithHiddenLabel(): ReactElement {
  const say = useSay();
  return (
    <Field label={say('Code from the email', '電郵驗證碼')} hideLabel>
      <Input code inputMode="numeric" defaultValue="204816" />
    </Field>
  );
}
