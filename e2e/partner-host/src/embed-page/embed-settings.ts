/** What the partner's server passes to its page. */
export type EmbedSettings = {
  readonly frameUrl: string;
  readonly beginsBadly: boolean;
};

/** Reads the settings that the server wrote into the page. */
export function readEmbedSettings(page: Document): EmbedSettings {
  const value: unknown = JSON.parse(page.getElementById('settings')?.textContent ?? '{}');
  const { frameUrl, beginsBadly }: Readonly<Record<string, unknown>> = {
    ...(typeof value === 'object' && value),
  };
  if (typeof frameUrl !== 'string') throw new Error('The page contains no settings.');
  return { frameUrl, beginsBadly: beginsBadly === true };
}
