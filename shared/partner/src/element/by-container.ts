type Middleware = (element: { type: string; value: string }) => undefined;

/**
 * Replaces viewport media queries with container queries on the element's width, because a page may put the element
 * in a narrow column. A stylis plugin that runs before a rule is written.
 */
export const byContainer: Middleware = function byContainer(element) {
  if (element.type === '@media' && /\((?:min|max)-width:/.test(element.value)) {
    element.value = element.value.replace('@media', '@container');
  }
  if (element.type === 'decl') element.value = element.value.replace(/(\d)vw\b/g, '$1cqi');
  return undefined;
};
