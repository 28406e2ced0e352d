import { createController } from './create-controller';
import type { Controller } from './create-controller';
import { createRuntimeSource } from './create-runtime-source';
import type { ElementSpec } from './element-spec';
import { elementStyles } from './element-styles';
import { afterPageScripts } from './after-page-scripts';

/** The attribute and property of the person's session token. The attribute is read once and then removed. */
const SESSION = 'session';

/** A style sheet can change the custom properties of an element with these attributes. */
const STYLING = ['class', 'style'];

/**
 * Defines the element of a remote. `script` is the running script element: all other requests go to its origin, and its
 * nonce is reused. If a page includes the script twice, the first definition stays.
 */
export function defineElement(spec: ElementSpec, script: HTMLOrSVGScriptElement | null): void {
  if (customElements.get(spec.tag)) return;
  if (!(script instanceof HTMLScriptElement)) {
    throw new Error(`<${spec.tag}> must come by a script element with a src, not as a module.`);
  }
  const nonce = script.nonce || undefined;
  const source = createRuntimeSource({ remote: spec.remote, base: script.src, nonce });
  const [styles, pageScripts] = [elementStyles(), afterPageScripts()];
  const colourScheme = window.matchMedia('(prefers-color-scheme: dark)');

  class RemoteElement extends HTMLElement {
    static readonly observedAttributes = [...spec.attributes, ...STYLING, SESSION];
    readonly #controller: Controller;
    readonly #look = (): void => this.#controller.look();

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [styles];
      this.#controller = createController({ host: this, root, spec, source, nonce, pageScripts });
      const early = Object.getOwnPropertyDescriptor(this, SESSION)?.value;
      // The page set the property before this script loaded.
      Reflect.deleteProperty(this, SESSION);
      if (early !== undefined) this.session = early;
    }

    get session(): null {
      return null;
    }

    /** Sets the session token, which is write-only and kept in memory. Null ends the session. */
    set session(token: unknown) {
      this.#controller.setSession(typeof token === 'string' && token !== '' ? token : undefined);
    }

    connectedCallback(): void {
      colourScheme.addEventListener('change', this.#look);
      this.#look();
    }

    disconnectedCallback(): void {
      colourScheme.removeEventListener('change', this.#look);
      this.#look();
    }

    attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
      if (name !== SESSION) this.#look();
      else if (value !== null) {
        this.session = value;
        this.removeAttribute(SESSION);
      }
    }
  }
  customElements.define(spec.tag, RemoteElement);
}
