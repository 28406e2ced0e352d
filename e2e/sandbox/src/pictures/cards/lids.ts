/** Colours of people's lids with their inks, in the order in which people join (`--lid-…` in `shared/ui/src/theme`). */
const COLOURS = [
  ['#95124b', '#fdf0f5'],
  ['#fcc022', '#362600'],
  ['#146a36', '#edf8ee'],
  ['#3045a4', '#eff2ff'],
  ['#ae3212', '#fff1ec'],
] as const;
const RADIUS = 26;
const APART = 49;

/** Draws a lid for each person, at most five, without initials. They end at `right`, around the height `middle`. */
export function lids(people: number, right: number, middle: number): string {
  return COLOURS.slice(0, people)
    .map(([lid, ring], index, { length }) => {
      const x = right - RADIUS - (length - 1 - index) * APART;
      const at = `cx="${x}" cy="${middle}"`;
      return [
        `<circle ${at} r="${RADIUS + 3}" fill="#ffffff"/><circle ${at} r="${RADIUS}" fill="${lid}"/>`,
        `<circle ${at} r="${RADIUS - 6}" fill="none" stroke="${ring}" stroke-width="2.5" opacity=".55"/>`,
      ].join('');
    })
    .join('');
}
