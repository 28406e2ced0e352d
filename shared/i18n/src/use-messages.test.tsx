import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createI18n } from './create-i18n';
import { Message } from './message';
import { addMessages } from './message-catalogue';
import type { MessageKey } from './message-key';
import { setLocale } from './set-locale';
import { useFormat } from './use-format';
import { useI18n } from './use-i18n';
import { useMessages } from './use-messages';

const en = {
  hello: 'Hello {{name}}',
  until: 'Choose until {{time}}. Then we order.',
  left_one: '{{count}} minute',
  left_other: '{{count}} minutes',
  only: 'Only',
  tip: { none: 'No tip' },
  bold: '<b>{{host}}</b> is checking out',
  nested: '<b><c>{{host}}</c> left.</b> <c>{{dish}}</c> stays.',
};
const zh = {
  hello: '你好，{{name}}',
  left_other: '{{count}} 分鐘',
  tip: { none: '不給小費' },
  bold: '<b>{{host}}</b> 正在結帳',
};

function Greeting(): ReactElement {
  const t = useMessages<MessageKey<typeof en>>('greeting');
  const format = useFormat();
  return (
    <p>
      {t('hello', { name: 'Ana & Ben' })} {t('left', { count: 5 })} {t('left', { count: 1 })} {t('tip.none')}{' '}
      {format.list(['a', 'b'])}
    </p>
  );
}

function Sentence({ name }: { readonly name: string }): ReactElement {
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
    expect(container).toHaveTextContent('Hello Ana & Ben 5 minutes 1 minute No tip a and b');
  });

  it('inserts a value with patterns of a replacement as it is, and nothing for a missing one', () => {
    const t = createI18n('en').messages<MessageKey<typeof en>>('greeting');
    expect(t('hello', { name: '$& {{name}} $1' })).toBe('Hello $& {{name}} $1');
    expect(t('hello')).toBe('Hello ');
  });

  it('ends a sentence with one full stop, also after a value that has its own', () => {
    const t = createI18n('en').messages<MessageKey<typeof en>>('greeting');
    expect(t('until', { time: '12:30' })).toBe('Choose until 12:30. Then we order.');
    expect(t('until', { time: '12:30 p.m.' })).toBe('Choose until 12:30 p.m. Then we order.');
  });

  it('[CFG-02] keeps nothing of the previous language', async () => {
    const { container } = render(<Greeting />);
    expect(document.documentElement.lang).toBe('en');
    await act(() => setLocale('zh'));
    expect(container).toHaveTextContent('你好，Ana & Ben 5 分鐘 1 分鐘 不給小費 a和b');
    expect(document.documentElement.lang).toBe('zh-Hant');
    await act(() => setLocale('en'));
    expect(container).toHaveTextContent('Hello Ana & Ben 5 minutes 1 minute No tip a and b');
    expect(document.documentElement.lang).toBe('en');
  });

  it('[CFG-02] takes over what the server has rendered, then shows the language that was chosen meanwhile', async () => {
    const container = document.createElement('div');
    function Screen({ code }: { readonly code?: Promise<void> }): ReactElement {
      if (code) use(code);
      return (
        <>
          <Greeting />
          <Message<MessageKey<typeof en>>
            namespace="greeting"
            name="bold"
            values={{ host: 'Ana' }}
            components={{ b: <b /> }}
          />
        </>
      );
    }
    const page = (code?: Promise<void>) => (
      <Suspense>
        <Screen code={code} />
      </Suspense>
    );
    container.innerHTML = renderToString(page());
    let arrive: () => void = () => undefined;
    const code = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const troubles: unknown[] = [];
    await act(async () =>
      hydrateRoot(container, page(code), { onRecoverableError: (error) => troubles.push(error) }),
    );
    await act(() => setLocale('zh'));
    expect(container).toHaveTextContent('Hello Ana & Ben');
    await act(async () => arrive());
    expect(container).toHaveTextContent('你好，Ana & Ben 5 分鐘 1 分鐘 不給小費 a和bAna 正在結帳');
    expect(troubles).toEqual([]);
  });

  it('updates when sentences are registered later, and keeps those that the later ones do not have', async () => {
    const { rerender } = render(<Sentence name="only" />);
    await act(async () => addMessages('greeting', 'en', { only: 'Late', new: 'New' }));
    expect(screen.getByText('Late')).toBeVisible();
    rerender(<Sentence name="tip.none" />);
    expect(screen.getByText('No tip')).toBeVisible();
  });

  it('renders no screen again for sentences of other namespaces', async () => {
    const rendered = jest.fn();
    function Counted(): ReactElement {
      rendered(useMessages<MessageKey<typeof en>>('greeting')('only'));
      return <p />;
    }
    render(<Counted />);
    await act(async () => addMessages('other', 'en', { only: 'Other' }));
    expect(rendered).toHaveBeenCalledTimes(1);
    await act(async () => addMessages('greeting', 'en', { only: 'New' }));
    expect(rendered).toHaveBeenLastCalledWith('New');
  });

  it('throws for a missing key', () => {
    expect(() => render(<Sentence name="nothing" />)).toThrow('No message "greeting:nothing" in "en"');
  });

  it('throws for a key that exists only in English', async () => {
    await setLocale('zh');
    expect(() => render(<Sentence name="only" />)).toThrow('No message "greeting:only" in "zh"');
  });

  it('knows the keys of a set of messages: dotted, and a plural by its stem', () => {
    const keys = ['hello', 'until', 'left', 'only', 'tip.none', 'bold', 'nested'] as const;
    // The compiler checks both directions.
    const known: readonly MessageKey<typeof en>[] = keys;
    const all: Readonly<Record<MessageKey<typeof en>, true>> = {
      hello: true,
      until: true,
      left: true,
      only: true,
      'tip.none': true,
      bold: true,
      nested: true,
    };
    const isRefused: 'tip.doesNotExist' extends MessageKey<typeof en> ? false : true = true;
    expect([known.length, isRefused]).toEqual([Object.keys(all).length, true]);
  });

  it('puts elements into sentences, in the language of the moment', async () => {
    render(
      <Message<MessageKey<typeof en>>
        namespace="greeting"
        name="bold"
        values={{ host: 'Ana' }}
        components={{ b: <b /> }}
      />,
    );
    expect(screen.getByText('Ana').tagName).toBe('B');
    await act(() => setLocale('zh'));
    expect(screen.getByText('正在結帳', { exact: false })).toHaveTextContent('Ana 正在結帳');
  });

  it('puts elements into elements, and shows a value with tags as text', () => {
    const values = { host: '<c>Ana</c>', dish: 'Dal' };
    const { container } = render(
      <Message<MessageKey<typeof en>>
        namespace="greeting"
        name="nested"
        values={values}
        components={{ b: <b />, c: <i /> }}
      />,
    );
    expect(container.innerHTML).toBe('<b><i>&lt;c&gt;Ana&lt;/c&gt;</i> left.</b> <i>Dal</i> stays.');
  });

  it('gives remotes of contract 2 what they call of an i18next instance', async () => {
    const i18n = createI18n('en');
    const heard: string[] = [];
    const listener = (language: string) => heard.push(language);
    i18n.on('languageChanged', listener);
    expect(i18n.t('left', { ns: 'greeting', count: 2 })).toBe('2 minutes');
    await act(() => i18n.changeLanguage('zh-Hant'));
    expect([i18n.language, i18n.t('hello', { ns: 'greeting', name: 'Ana' })]).toEqual(['zh', '你好，Ana']);
    expect(['only', 'nothing'].map((key) => i18n.exists(key, { ns: 'greeting' }))).toEqual([true, false]);
    addMessages('greeting', 'en', { hello: 'Hi' });
    i18n.off('languageChanged', listener);
    await act(() => i18n.changeLanguage('en'));
    expect(heard).toEqual(['zh']);
  });
});

it('takes the instance of the nearest provider, else the current one', () => {
  const current = createI18n('zh');
  function Language(): ReactElement {
    return <p>{useI18n() === current ? 'current' : 'other'}</p>;
  }
  render(<Language />);
  expect(screen.getByText('current')).toBeVisible();
});
