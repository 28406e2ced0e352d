import { expect, it } from '@jest/globals';
import { renderOnServerAndHydrate } from '../server-render';

it('renders on the server and hydrates', async () => {
  const load = async () => <p>Lunch</p>;
  const { html, page } = await renderOnServerAndHydrate({ load });
  expect(html).toContain('<p>Lunch</p>');
  expect(page).toHaveTextContent('Lunch');
});

it('fails if the server reads what only browsers have', async () => {
  const load = async () => <p>{String(window.innerWidth)}</p>;
  await expect(renderOnServerAndHydrate({ load })).rejects.toThrow('window is not defined');
});

it.each([
  ['structure', () => (typeof window === 'undefined' ? <p>Lunch</p> : <b>Lunch</b>)],
  ['a text', () => <p>{typeof window}</p>],
  ['an attribute', () => <p title={typeof window}>Lunch</p>],
  ['the time', () => <p>{Date.now()}</p>],
  ['the time zone', () => <p>{new Date('2026-11-25T12:00:00Z').getHours()}</p>],
])('fails if %s differs', async (_, Differing) => {
  const load = async () => <Differing />;
  await expect(renderOnServerAndHydrate({ load })).rejects.toThrow('Server and browser differ');
});
