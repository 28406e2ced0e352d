import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, I18nProvider } from '@tiffin/i18n';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '../action/button';
import { ConfirmDialog, DangerDialog, Dialog } from '../overlay';
import { Combobox } from './combobox';
import { Menu } from './menu';

const nothing = () => undefined;
const actions = <Button>確定</Button>;

function Search(): ReactElement {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="地址"
      value={value}
      onChange={setValue}
      options={[{ key: '1', text: '皇后大道' }]}
      onSelect={nothing}
    />
  );
}

const menu = <Menu button={<Button>選單</Button>} label="選單" entries={[{ key: 'a', label: '登出' }]} />;

it.each([
  ['a dialog', <Dialog title="標題" onClose={nothing} children="內容" />],
  ['a dialog without a visible title', <Dialog title="標題" hideTitle onClose={nothing} children="內容" />],
  ['a question', <ConfirmDialog title="標題" onClose={nothing} actions={actions} />],
  [
    'a question with a picture',
    <ConfirmDialog title="標題" onClose={nothing} picture=" " actions={actions} />,
  ],
  [
    'a question that must be answered',
    <ConfirmDialog title="標題" onClose={nothing} alert closeable={false} actions={actions} />,
  ],
  [
    'a warning',
    <DangerDialog
      title="標題"
      lid="warning"
      keep="保留"
      confirm="取消"
      isBusy={false}
      onClose={nothing}
      onConfirm={nothing}
      children="內容"
    />,
  ],
  ['a menu', menu],
  ['a combobox', <Search />],
])('%s holds no word of another language, hidden ones included', async (_what, overlay) => {
  const i18n = createI18n('zh');
  render(<I18nProvider i18n={i18n}>{overlay}</I18nProvider>);
  const opener = screen.queryByRole('button', { name: '選單' }) ?? screen.queryByRole('combobox');
  if (opener) await userEvent.click(opener);
  if (opener?.role === 'combobox') await userEvent.type(opener, '皇');
  await screen.findByText(/標題|登出|皇后大道/, { ignore: 'input' });
  const labels = [...document.querySelectorAll('[aria-label]')].map((labelled) => labelled.ariaLabel);
  expect([document.body.textContent, ...labels].join(' ')).not.toMatch(/[A-Za-z]/);
});
