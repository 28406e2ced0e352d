import fc from 'fast-check';
import { type Caller, guest } from '../test-support/caller';
import { RACE_LIMIT_MS, RACE_SEED } from '../test-support/race-seed';
import { MERCHANT } from '../test-support/shopper';
import { ownSandbox } from '../test-support/own-sandbox';
import { untilAnswered } from '../test-support/until-answered';

const WRITERS = 50;
const ADDS = 1000;
/** Half of the writers share one cart, as the tabs of one browser do. The other half share five carts. */
const CARTS = [25, 30, 35, 40, 45, 50];
const FORMS = 80;
const PATH = `/main/v1/cart/${MERCHANT}`;

type Add = {
  readonly key: string;
  readonly form: string;
  readonly fate: 'plain' | 'answer lost' | 'given up' | 'sent twice' | 'sent again later';
  readonly patienceMs: number;
};

const sandbox = ownSandbox();

it(
  `keeps each of 1,000 acknowledged adds by 50 writers exactly once, though some are dropped or repeated (seed ${RACE_SEED})`,
  async () => {
    const carts = await Promise.all(CARTS.map(() => newCart()));
    const plan = planned();
    const acknowledged = carts.map(() => new Map<string, number>());
    const writers = Array.from({ length: WRITERS }, (_, writer) => {
      const cart = CARTS.findIndex((end) => writer < end);
      const mine = plan.filter((_add, index) => index % WRITERS === writer);
      return writeAll(carts[cart] ?? guest(sandbox), mine, acknowledged[cart] ?? new Map());
    });
    await Promise.all(writers);

    const counts = acknowledged.map((forms) => [...forms.values()].reduce((sum, count) => sum + count, 0));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ADDS);
    const kept = await Promise.all(carts.map(formsOf));
    expect(kept).toEqual(acknowledged);
  },
  RACE_LIMIT_MS,
);

async function newCart(): Promise<Caller> {
  const owner = guest(sandbox);
  // The first write gives the browser its cookie, so every later writer has it.
  await owner.call('PATCH', PATH, { note: 'many hands' });
  return owner;
}

function planned(): readonly Add[] {
  const [adds = []] = fc.sample(
    fc.array(
      fc.record({
        key: fc.uuid(),
        fate: fc.oneof(
          { weight: 6, arbitrary: fc.constant('plain' as const) },
          {
            weight: 4,
            arbitrary: fc.constantFrom('answer lost', 'given up', 'sent twice', 'sent again later'),
          },
        ),
        patienceMs: fc.integer({ min: 0, max: 60 }),
      }),
      { minLength: ADDS, maxLength: ADDS },
    ),
    { seed: RACE_SEED, numRuns: 1 },
  );
  // The dishes take turns, so that no line exceeds the menu's maximum quantity.
  return adds.map((add, index) => ({
    ...add,
    form: `form ${Math.floor(index / WRITERS + index * 7) % FORMS}`,
  }));
}

async function writeAll(
  owner: Caller,
  adds: readonly Add[],
  acknowledged: Map<string, number>,
): Promise<void> {
  for (const add of adds) {
    const answers = await write(owner, add);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    acknowledged.set(add.form, (acknowledged.get(add.form) ?? 0) + 1);
  }
}

async function write(owner: Caller, { key, form, fate, patienceMs }: Add): ReturnType<typeof together> {
  const line = { path: `${PATH}/item`, key, body: lineOf(form) };
  switch (fate) {
    case 'plain':
      return together(untilAnswered(owner, line));
    case 'answer lost':
      // The fault hits whichever writer comes next.
      await owner.call('POST', '/sandbox/faults', {
        match: { method: 'POST', path: line.path },
        dropAfterCommit: true,
      });
      return together(untilAnswered(owner, line));
    case 'given up':
      return together(untilAnswered(owner, { ...line, giveUpAfterMs: patienceMs }));
    case 'sent twice':
      return together(untilAnswered(owner, line), untilAnswered(owner, line));
    case 'sent again later': {
      const [first] = await together(untilAnswered(owner, line));
      const again = await untilAnswered(owner, line);
      expect(again.body).toEqual(first?.body);
      return [again];
    }
  }
}

async function together(...sent: readonly ReturnType<typeof untilAnswered>[]) {
  return Promise.all(sent);
}

function lineOf(form: string): unknown {
  return { menuItemId: 'lemon-rice-box', quantity: 1, cartItemOptions: [], note: form };
}

async function formsOf(owner: Caller): Promise<Map<string, number>> {
  const { cart } = (await owner.call('GET', PATH)).body;
  const lines: readonly { readonly note: string; readonly quantity: number }[] = cart.cartItems;
  return new Map(lines.map(({ note, quantity }) => [note, quantity]));
}
