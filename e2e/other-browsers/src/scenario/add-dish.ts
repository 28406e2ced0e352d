import type { Visitor } from '../visitor/visitor';
import { button, inDialog, link } from './controls';

/** Adds a dish that needs no choice, from the menu. */
export async function addDish(visitor: Visitor, dish: RegExp): Promise<void> {
  await visitor.press(link(dish));
  await visitor.finds(inDialog(button(/^Add /)));
  await visitor.picture('dish');
  await visitor.press(inDialog(button(/^Add (?!one)/)));
  await visitor.seesNoDialog();
}
