// Runs when a rendered page is there, before the page's scripts.
(() => {
  // Styles of single elements come as a sheet, which the policy allows. React changes them where it would have set them.
  const sheet = document.querySelector('style[data-inline]')?.sheet;
  for (const { selectorText, style } of sheet?.cssRules ?? [])
    for (const element of document.querySelectorAll(selectorText)) element.style.cssText = style.cssText;

  // Presses are kept until the page can act on them. Links to other pages work by themselves.
  const kept = { targets: [], within: '#root' };
  const keep = (event) => {
    if (!event.isTrusted || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    const target = event.target.closest(
      `${kept.within} :is(button:not(form[action] *), [role=button], a[href^="?"])`,
    );
    if (!target) return;
    event.preventDefault();
    // React must not act on a press that it will get again.
    event.stopImmediatePropagation();
    if (!kept.targets.includes(target)) kept.targets.push(target);
  };
  addEventListener('click', keep, true);
  kept.stop = () => removeEventListener('click', keep, true);
  window.tiffinPresses = kept;
})();
