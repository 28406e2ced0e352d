/** What Storybook has in the page of a story. */
interface Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly once: (event: 'storyFinished', listener: () => void) => void;
    readonly emit: (
      event: 'updateGlobals',
      value: { readonly globals: Readonly<Record<string, string>> },
    ) => void;
  };
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase: string } };
}
