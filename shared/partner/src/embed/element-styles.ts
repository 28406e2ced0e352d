/**
 * The styles of the host element. They win over the page's rules, because `!important` in a shadow root does. A style
 * sheet constructed by script needs no permission from a content security policy.
 */
const CSS = `
:host { all: initial !important; direction: ltr !important; display: block !important; }
:host([hidden]) { display: none !important; }
.panel {
  color-scheme: light dark;
  background: Canvas;
  color: CanvasText;
  border: 1px solid GrayText;
  border-radius: 14px;
  padding: 20px;
  font: 16px/1.5 system-ui, sans-serif;
}
p { margin: 0; }
.title { font-weight: 700; }
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
.retry:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

/** Returns the style sheet of every element. */
export function elementStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  return sheet;
}
