/** Returns the URL of a drawing for stories: a dish of one colour. */
export function drawnPicture(colour: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="42" fill="#fff"/><circle cx="50" cy="50" r="30" fill="${colour}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
