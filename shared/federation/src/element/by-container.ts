type Middleware = (element: { type: string; value: string }) => undefined;

/**
 * Of the styles, what asks for the viewport asks for the element's width instead: a page may give it a column. A plugin of
 * stylis, run before a rule is written.
 */
export const byContainer: Middleware = function byContainer(element) {
  if (element.type === '@media' && /\((?:min|max)-width:/.test(element.value)) {
    element.value = element.value.replace('@media', '@container');
  }
  if (element.type === 'decl') element.value = element.value.replace(/(\d)vw\b/g, '$1cqi');
  return undefined;
};
