import { expect, it } from '@jest/globals';
import { homeSearch } from './home-search';

it.each([
  ['', ' dim sum ', '/?q=dim+sum'],
  ['', '  ', '/'],
  ['?address=7F&lat=1&lon=2&cuisine=Curry&q=old', 'new', '/?address=7F&lat=1&lon=2&q=new'],
  ['?item=3', '點心', '/?q=%E9%BB%9E%E5%BF%83'],
])('from %j, the words %j lead to %j', (search, term, url) => {
  expect(homeSearch(new URLSearchParams(search), term)).toBe(url);
});
