import type { BrowserWindow, Control, FoundControl, Question } from '../browsers/browser';
import type { Album } from './album';
import { until } from '../until';

/** One person at a window. Each move waits until the page allows it. */
export class Visitor {
  readonly #name: string;
  readonly #window: BrowserWindow;
  readonly #album: Album;

  constructor(name: string, window: BrowserWindow, album: Album) {
    this.#name = name;
    this.#window = window;
    this.#album = album;
  }

  async open(url: string): Promise<void> {
    await this.#window.open(url);
  }

  async press(control: Control): Promise<void> {
    await (await this.#find(control)).press();
  }

  async type(control: Control, text: string): Promise<void> {
    await (await this.#find(control)).type(text);
  }

  /** Returns the text in a field. */
  async read(control: Control): Promise<string> {
    return (await this.#find(control)).read();
  }

  /** Waits until a person can reach the control. */
  async finds(control: Control): Promise<void> {
    await this.#find(control);
  }

  /** Waits until the page shows the text. */
  async sees(text: RegExp): Promise<void> {
    await this.#untilAnswered('text', (answer) => text.test(String(answer)), `the text ${text}`);
  }

  /** Waits until no dialog is open. */
  async seesNoDialog(): Promise<void> {
    await this.#untilAnswered('openDialogs', (answer) => answer === 0, 'no dialog');
  }

  /** Waits until the window is at such a URL, and returns it. */
  async arrivesAt(url: RegExp): Promise<string> {
    const arrived = async (): Promise<string | undefined> => {
      const now = await this.#window.url();
      return url.test(now) ? now : undefined;
    };
    return until(arrived, () => this.#complain(`the URL ${url}`));
  }

  /** Takes a picture for the album once everything has loaded and nothing moves. */
  async picture(name: string): Promise<void> {
    await this.#untilAnswered('unrest', (answer) => answer === '', 'the end of all movement');
    await this.#untilAnswered('isDrawn', (answer) => answer === true, 'the page to be drawn');
    await this.#album.keep(name, await this.#window.picture());
  }

  /** Throws if the window's console has errors. */
  expectNoErrors(): void {
    const errors = this.#window.consoleErrors();
    if (errors.length > 0) throw new Error(`${this.#name}’s console has errors:\n${errors.join('\n')}`);
  }

  async #find(control: Control): Promise<FoundControl> {
    return until(
      () => this.#window.find(control),
      () => this.#complain(`the ${control.role} ${control.name}`),
    );
  }

  async #untilAnswered(
    question: Question,
    isIt: (answer: unknown) => boolean,
    wanted: string,
  ): Promise<void> {
    const asked = async (): Promise<true | undefined> =>
      isIt(await this.#window.ask(question)) ? true : undefined;
    await until(asked, () => this.#complain(wanted));
  }

  /** Says what the person waited for and what the page says instead, and keeps a picture of it. */
  async #complain(wanted: string): Promise<string> {
    const file = await this.#album.keep('failure', await this.#window.picture());
    const text = await this.#window.ask('text');
    const url = await this.#window.url();
    const unrest = await this.#window.ask('unrest');
    return [
      `${this.#name} waited for ${wanted}. Picture: ${file}`,
      `What loads or moves: ${String(unrest)}`,
      `${url} says:`,
      String(text),
    ].join('\n');
  }
}
