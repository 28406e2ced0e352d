import { expect, it } from '@jest/globals';
import { pageTemplate } from './page-template';

it('fills every hole of one text for many answers', () => {
  const page = pageTemplate(
    ['nonce', 'session'],
    (mark) => `<i nonce="${mark('nonce')}">食</i><b nonce="${mark('nonce')}">${mark('session')}</b>`,
  );
  expect(page({ nonce: 'n1', session: '{}' }).toString()).toBe('<i nonce="n1">食</i><b nonce="n1">{}</b>');
  expect(page({ nonce: 'n2', session: '{"é":1}' }).toString()).toBe(
    '<i nonce="n2">食</i><b nonce="n2">{"é":1}</b>',
  );
});

it('takes nothing that a text or a value brings along for a hole', () => {
  const page = pageTemplate(['nonce', 'session'], (mark) => `nonce $1 session ${mark('nonce')}`);
  expect(page({ nonce: '$& session', session: 'never asked for' }).toString()).toBe(
    'nonce $1 session $& session',
  );
});

it('is the text where there is no hole', () => {
  expect(
    pageTemplate(['nonce'], () => '<p>')
      .call(null, { nonce: 'n' })
      .toString(),
  ).toBe('<p>');
});
