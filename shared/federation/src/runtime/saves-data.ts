/** Returns whether the person asks to save data: nothing is then loaded before it is asked for. Not every browser can say so. */
export function savesData(): boolean {
  return Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true;
}
