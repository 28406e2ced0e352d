import { expect, it } from '@jest/globals';
import { mailUrl } from './mail-url';

it('writes a letter whose words stay words', () => {
  const url = mailUrl({
    to: 'a@b.example?cc=c@d.example',
    subject: 'Order 042 & more',
    lines: ['1 × Dal', '讚?'],
  });
  expect(url).toBe(
    'mailto:a@b.example%3Fcc%3Dc@d.example?subject=Order%20042%20%26%20more&body=1%20%C3%97%20Dal%0D%0A%E8%AE%9A%3F',
  );
});
