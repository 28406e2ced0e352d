import { createController } from './create-controller';
import type { Controller } from './create-controller';
import { createRuntimeSource } from './create-runtime-source';
import type { ElementSpec } from './element-spec';
import { elementStyles } from './element-styles';
import { afterPageScripts } from './after-page-scripts';

/** The token of the person's session: as an attribute it is read once and taken out of the page. */
const SESSION = 'session';

/**
 * Defines the element of a remote. `script` is the script element that runs now: its origin is where everything else is
 * asked for, its nonce is handed on. A page that has the script twice keeps the first.
 */
export function defineElement(spec: ElementSpec, script: HTMLOrSVGScriptElement | null): void {
  if (customElements.get(spec.tag)) return;
  if (!(script instanceof HTMLScriptElement)) {
    throw new Error(`<${spec.tag}> must come by a script element with a src, not as a module.`);
  }
  const nonce = script.nonce || undefined;
  const source = createRuntimeSource({ remote: spec.remote, base: script.src, nonce });
  const [styles, pageScripts] = [elementStyles(), afterPageScripts()];

  class RemoteElement extends HTMLElement {
    static readonly observedAttributes = [...spec.attributes, SESSION];
    readonly #controller: Controller;

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [styles];
      this.#controller = createController({ host: this, root, spec, source, nonce, pageScripts });
      const early = Object.getOwnPropertyDescriptor(this, SESSION)?.value;
      // Given before the script had come.
      Reflect.deleteProperty(this, SESSION);
      if (early !== undefined) this.session = early;
    }

    get session(): null {
      return null;
    }

    /** Kept in memory only; nothing reads it back. Null ends it. */
    set session(token: unknown) {
      this.#controller.setSession(typeof token === 'string' && token !== '' ? token : undefined);
    }

    connectedCallback(): void {
      this.#controller.look();
    }

    disconnectedCallback(): void {
      this.#controller.look();
    }

    attributeChangedCallback(name: string, _before: string | null, value: string | null): void {
      if (name !== SESSION) this.#controller.look();
      else if (value !== null) {
        this.session = value;
        this.removeAttribute(SESSION);
      }
    }
  }
  customElements.define(spec.tag, RemoteElement);
}
