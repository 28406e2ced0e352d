import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createI18n } from './create-i18n';
import { Message as Late } from './late-message';
import { Message } from './message';
import { addMessages } from './message-catalogue';
import { setLocale } from './set-locale';
import { useFormat } from './use-format';
import { useMessages } from './use-messages';

const en = {
  hello: 'Hello {{name}}',
  left_one: '{{count}} minute',
  left_other: '{{count}} minutes',
  only: 'Only',
};
const zh = { hello: '你好，{{name}}', left_one: '{{count}} 分鐘', left_other: '{{count}} 分鐘' };

function Greeting(): ReactElement {
  const t = useMessages('greeting');
  const format = useFormat();
  return (
    <p>
      {t('hello', { name: 'Ana & Ben' })} {t('left', { count: 5 })} {format.list(['a', 'b'])}
    </p>
  );
}

function Broken({ name }: { readonly name: string }): ReactElement {
  const t = useMessages('greeting');
  return <p>{t(name)}</p>;
}

describe('messages', () => {
  beforeEach(() => {
    createI18n('en');
    addMessages('greeting', 'en', en);
    addMessages('greeting', 'zh', zh);
  });

  it('fills in values as they are and chooses the plural', () => {
    const { container } = render(<Greeting />);
    expect(container).toHaveTextContent('Hello Ana & Ben 5 minutes a and b');
  });

  it('[CFG-02] leaves nothing of the other language behind', async () => {
    const { container } = render(<Greeting />);
    expect(document.documentElement.lang).toBe('en');
    await act(() => setLocale('zh'));
    expect(container).toHaveTextContent('你好，Ana & Ben 5 分鐘 a和b');
    expect(document.documentElement.lang).toBe('zh-Hant');
    await act(() => setLocale('en'));
    expect(container).toHaveTextContent('Hello Ana & Ben 5 minutes a and b');
    expect(document.documentElement.lang).toBe('en');
  });

  it('learns sentences that come later', () => {
    addMessages('greeting', 'en', { ...en, late: 'Late' });
    render(<Broken name="late" />);
    expect(screen.getByText('Late')).toBeVisible();
  });

  it('makes a missing key fail', () => {
    expect(() => render(<Broken name="nothing" />)).toThrow('No message "greeting:nothing" in "en"');
  });

  it('makes a key fail that only English has', async () => {
    await setLocale('zh');
    expect(() => render(<Broken name="only" />)).toThrow('No message "greeting:only" in "zh"');
  });

  it('puts elements into sentences', () => {
    addMessages('greeting', 'en', { bold: '<b>{{host}}</b> is checking out' });
    render(<Message namespace="greeting" name="bold" values={{ host: 'Ana' }} components={{ b: <b /> }} />);
    expect(screen.getByText('Ana').tagName).toBe('B');
  });

  it('does so for remotes of the contract before too, once the code is here', async () => {
    addMessages('greeting', 'en', { bold: '<b>{{host}}</b> is checking out' });
    render(<Late namespace="greeting" name="bold" values={{ host: 'Ana' }} components={{ b: <b /> }} />);
    expect((await screen.findByText('Ana')).tagName).toBe('B');
  });
});
