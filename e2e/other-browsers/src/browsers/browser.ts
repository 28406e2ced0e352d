/** A browser that is not Chromium, as its driver moves it. */
export type Browser = {
  /** Its name and version. */
  readonly name: string;
  /** Opens a window with a new profile: it shares no cookies with other windows. */
  readonly openWindow: () => Promise<BrowserWindow>;
  readonly close: () => Promise<void>;
};

/** One window. */
export type BrowserWindow = {
  readonly open: (url: string) => Promise<void>;
  readonly url: () => Promise<string>;
  /** Returns the control, or undefined if it is not there or something covers it. */
  readonly find: (control: Control) => Promise<FoundControl | undefined>;
  /** Answers a question of `page-script.js`. */
  readonly ask: (question: Question) => Promise<unknown>;
  /** Returns what the window shows, as a PNG. */
  readonly picture: () => Promise<Uint8Array>;
  /** Returns the errors in the window's console so far; none if the protocol does not tell them. */
  readonly consoleErrors: () => readonly string[];
};

/** A control as a person knows it. */
export type Control = {
  /** A field for a password has no role in ARIA: it is found by its label. */
  readonly role: 'button' | 'combobox' | 'link' | 'menuitem' | 'option' | 'password' | 'radio' | 'textbox';
  readonly name: RegExp;
  /** True: the control is in an open dialog. */
  readonly isInDialog?: boolean;
  /** True: only a control that is checked. */
  readonly isChecked?: boolean;
  /** The title of the frame in which the control is. */
  readonly frame?: string;
};

/** A control in the page. */
export type FoundControl = {
  /** Presses it with the mouse. */
  readonly press: () => Promise<void>;
  /** Types into it with the keyboard. */
  readonly type: (text: string) => Promise<void>;
  /** Returns the text in a field. */
  readonly read: () => Promise<string>;
};

/** What a page can be asked: `page-script.js` has the answers. */
export type Question = 'text' | 'openDialogs' | 'unrest' | 'isDrawn';
