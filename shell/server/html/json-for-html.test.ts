import { expect, it } from '@jest/globals';
import { jsonForHtml } from './json-for-html';

it('lets no value end its script element, and gives the same value back', () => {
  const hostile = {
    name: '</script><script>alert(1)</script><!-- &\u2028',
    '</script>': 1,
    deep: { a: ['</script>'] },
  };
  expect(jsonForHtml(hostile)).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(jsonForHtml(hostile))).toEqual(hostile);
});
