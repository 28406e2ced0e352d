/**
 * The styles of the host element. They win over the page's rules, because `!important` in a shadow root does. A style
 * sheet constructed by script needs no permission from a content security policy.
 *
 * The host inherits the page's text styles for the page's own content in the slot. `.inside` resets them for ours.
 */
const CSS = `
:host { all: unset !important; display: block !important; }
:host([hidden]) { display: none !important; }
slot[hidden], .inside > [hidden] { display: none !important; }
.inside { all: initial; direction: ltr; display: block; }
.panel, .line {
  color-scheme: light dark;
  background: Canvas;
  color: CanvasText;
  border: 1px solid GrayText;
  border-radius: 14px;
  padding: 20px;
  font: 16px/1.5 system-ui, sans-serif;
}
.line {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 8px 16px;
  margin-top: 8px;
  font-size: 14px;
}
.unseen { position: absolute; width: 1px; height: 1px; margin: 0; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); }
p { margin: 0; }
.title { font-weight: 700; }
.line .title { font-weight: 400; }
.retry {
  font: inherit;
  font-weight: 600;
  margin-top: 12px;
  min-height: 44px;
  padding: 0 18px;
  border: 1px solid;
  border-radius: 14px;
  background: Canvas;
  color: CanvasText;
  cursor: pointer;
}
.line .retry { margin-top: 0; }
.retry:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

/** Returns the style sheet of every element. */
export function elementStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  return sheet;
}
