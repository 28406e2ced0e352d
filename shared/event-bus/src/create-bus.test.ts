import { createBus } from './create-bus';

type Facts = {
  readonly cartChanged: { readonly itemCount: number };
  readonly teamLeft: { readonly teamId: string };
};

it('notifies every listener of a fact, and no other listener', () => {
  const bus = createBus<Facts>();
  const heard: string[] = [];
  bus.on('cartChanged', ({ itemCount }) => heard.push(`first ${itemCount}`));
  bus.on('cartChanged', ({ itemCount }) => heard.push(`second ${itemCount}`));
  bus.on('teamLeft', ({ teamId }) => heard.push(teamId));
  bus.emit('cartChanged', { itemCount: 3 });
  expect(heard).toEqual(['first 3', 'second 3']);
});

it('removes one subscription, even if a listener has two, and even while notifying', () => {
  const bus = createBus<Facts>();
  const heard: number[] = [];
  const listen = ({ itemCount }: Facts['cartChanged']): void => void heard.push(itemCount);
  const undo = bus.on('cartChanged', listen);
  bus.on('cartChanged', listen);
  const undoSelf = bus.on('cartChanged', () => {
    undoSelf();
    undo();
  });
  bus.emit('cartChanged', { itemCount: 1 });
  bus.emit('cartChanged', { itemCount: 2 });
  expect(heard).toEqual([1, 1, 2]);
});

it('reports a listener that throws and continues with the next', () => {
  const reported: unknown[] = [];
  const bus = createBus<Facts>((error) => reported.push(error));
  const heard: string[] = [];
  bus.on('teamLeft', () => {
    throw new Error('broken');
  });
  bus.on('teamLeft', ({ teamId }) => heard.push(teamId));
  bus.emit('teamLeft', { teamId: 't1' });
  expect(heard).toEqual(['t1']);
  expect(reported).toEqual([new Error('broken')]);
});
