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

it('writes every kind of value as JSON does', () => {
  const value = { a: 1, b: null, c: undefined, d: [], e: 'x', f: false, g: { h: undefined } };
  expect(JSON.parse(jsonForHtml(value))).toEqual(JSON.parse(JSON.stringify(value)));
});

it('writes a shared part the same for every page', () => {
  const shared = { list: ['<'] };
  expect(jsonForHtml({ one: 1, shared })).toBe('{"one":1,"shared":{"list":["\\u003c"]}}');
  expect(jsonForHtml({ two: 2, shared })).toBe('{"two":2,"shared":{"list":["\\u003c"]}}');
});
