import { expect, it } from '@jest/globals';
import { drawnCards } from './drawn-cards';

function countingDraw() {
  const asked: string[] = [];
  const draw = drawnCards(async (svg) => {
    asked.push(svg);
    if (svg === 'broken' && asked.length === 1) throw new Error('no memory');
    return Buffer.from(svg);
  });
  return { asked, draw };
}

it('draws the same card once, also for callers at the same time', async () => {
  const { asked, draw } = countingDraw();
  const [one, other] = await Promise.all([draw('a'), draw('a')]);
  expect(await draw('a')).toBe(one);
  expect(other).toBe(one);
  expect((await draw('b')).etag).not.toBe(one.etag);
  expect(asked).toEqual(['a', 'b']);
});

it('keeps the hundred cards that were asked for last', async () => {
  const { asked, draw } = countingDraw();
  for (let index = 0; index < 100; index += 1) await draw(String(index));
  await draw('0');
  await draw('one more');
  await draw('0');
  await draw('1');
  expect(asked.slice(100)).toEqual(['one more', '1']);
});

it('draws a card again after a failure', async () => {
  const { draw } = countingDraw();
  await expect(draw('broken')).rejects.toThrow('no memory');
  expect((await draw('broken')).png.toString()).toBe('broken');
});
