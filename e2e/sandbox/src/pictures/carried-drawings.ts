/** The drawings that the shell and remotes carry in their own folders, because no service offers them. */
export const carriedDrawings: readonly { readonly path: string; readonly dish: string }[] = [
  ...inFolder('mfe-menu-cart/src/glyphs', [
    'falafel-bite',
    'salad-bite',
    'tomato-bite',
    'dumpling-bite',
    'sushi-bite',
    'spring-roll-bite',
    'rice-bite',
    'roll-bite',
    'chilli-bite',
  ]),
  ...inFolder('mfe-order-status/src/glyphs', ['rice-bite']),
  ...inFolder('shell/src/glyphs', ['falafel-bite', 'salad-bite', 'roll-bite']),
];

function inFolder(
  folder: string,
  dishes: readonly string[],
): readonly { readonly path: string; readonly dish: string }[] {
  return dishes.map((dish) => ({ path: `${folder}/${dish}.svg`, dish }));
}
