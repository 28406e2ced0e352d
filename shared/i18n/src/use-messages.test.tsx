import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createI18n } from './create-i18n';
import { Message as Late } from './lazy-message';
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

  it('inserts values unescaped and chooses the plural', () => {
    const { container } = render(<Greeting />);
    expect(container).toHaveTextContent('Hello Ana & Ben 5 minutes a and b');
  });

  it('[CFG-02] keeps nothing of the previous language', async () => {
    const { container } = render(<Greeting />);
    expect(document.documentElement.lang).toBe('en');
    await act(() => setLocale('zh'));
    expect(container).toHaveTextContent('你好，Ana & Ben 5 分鐘 a和b');
    expect(document.documentElement.lang).toBe('zh-Hant');
    await act(() => setLocale('en'));
    expect(container).toHaveTextContent('Hello Ana & Ben 5 minutes a and b');
    expect(document.documentElement.lang).toBe('en');
  });

  it('updates when sentences are registered later', () => {
    addMessages('greeting', 'en', { ...en, late: 'Late' });
    render(<Broken name="late" />);
    expect(screen.getByText('Late')).toBeVisible();
  });

  it('throws for a missing key', () => {
    expect(() => render(<Broken name="nothing" />)).toThrow('No message "greeting:nothing" in "en"');
  });

  it('throws for a key that exists only in English', async () => {
    await setLocale('zh');
    expect(() => render(<Broken name="only" />)).toThrow('No message "greeting:only" in "zh"');
  });

  it('puts elements into sentences', () => {
    addMessages('greeting', 'en', { bold: '<b>{{host}}</b> is checking out' });
    render(<Message namespace="greeting" name="bold" values={{ host: 'Ana' }} components={{ b: <b /> }} />);
    expect(screen.getByText('Ana').tagName).toBe('B');
  });

  it('also supports remotes of the previous contract, once the code is loaded', async () => {
    addMessages('greeting', 'en', { bold: '<b>{{host}}</b> is checking out' });
    render(<Late namespace="greeting" name="bold" values={{ host: 'Ana' }} components={{ b: <b /> }} />);
    expect((await screen.findByText('Ana')).tagName).toBe('B');
  });
});
