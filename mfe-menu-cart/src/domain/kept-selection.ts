import { changeOption } from '@tiffin/domain';
import type { OptionMenu, OptionSelection, SelectedOption } from '@tiffin/domain';

/**
 * What a line of the cart chose, as far as the menu still offers it: options that are gone, sold out or beyond their
 * group's limit are left out, and with them what was chosen under them.
 */
export function keptSelection(
  menu: OptionMenu,
  choiceIds: readonly string[],
  chosen: readonly SelectedOption[],
): OptionSelection {
  return keptUnder({ menu, chosen }, choiceIds, null, []);
}

type Line = { readonly menu: OptionMenu; readonly chosen: readonly SelectedOption[] };

function keptUnder(
  line: Line,
  choiceIds: readonly string[],
  parentOptionId: string | null,
  above: readonly string[],
): OptionSelection {
  return choiceIds.flatMap((choiceId) => {
    const own = line.chosen.filter(
      (each) => each.choiceId === choiceId && each.parentOptionId === parentOptionId,
    );
    return own.flatMap(({ id, incrementCount }) => {
      const place = { choiceId, parentOptionId };
      const [kept] = changeOption(line.menu, [], { ...place, optionId: id, incrementCount });
      const isOffered = line.menu.choices[choiceId]?.optionIds.includes(id) === true && !above.includes(id);
      if (!kept || !isOffered) return [];
      const below = line.menu.options[id]?.subchoiceIds ?? [];
      return [kept, ...keptUnder(line, below, id, [...above, id])];
    });
  });
}
