import type { ServedAnswers } from '@tiffin/api/server';
import type { AppConfig } from '@tiffin/config';
import type { EnglishRegion } from '@tiffin/i18n';
import type { PageHead, RemoteRoute, ServerPage, Translation } from '@tiffin/contracts';
import type { DehydratedState } from '@tanstack/react-query';

/** A page as the server asks for it. All of it is JSON and the same for everybody who opens the URL. */
export type PageToRender = Omit<ServerPage, 'answers'> & {
  readonly path: string;
  /** The region of the reader's English; absent if the browser names none. */
  readonly english?: EnglishRegion | undefined;
  /** The page's language if it is one that is added as data. */
  readonly translation?: Translation | undefined;
  /** The route that the path matches, without its data for the server. */
  readonly route: Pick<RemoteRoute, 'path' | 'isAfterOrder'>;
  readonly remote: { readonly name: string; readonly version: string; readonly url: string };
  readonly config: AppConfig;
  /** Milliseconds since 1970: what the page's clock shows until the browser takes over. */
  readonly nowMs: number;
  /** What the services answered, by URL; null for an answer that did not come. */
  readonly served: ServedAnswers;
  /** False: only the head and the data, not the screen. */
  readonly hasScreen: boolean;
};

/** What a page needs from the services before it can be rendered, or the rendered page. */
export type RenderAnswer =
  | {
      readonly kind: 'needs';
      readonly urls: readonly string[];
      /** Those of them whose answers only bearers of the page's URL may read. */
      readonly linkUrls?: readonly string[];
    }
  | {
      readonly kind: 'page';
      readonly head?: PageHead | undefined;
      readonly queries: DehydratedState;
      /** HTML of the whole page inside its root element, and the `<style>` elements that it needs. */
      readonly screen?: { readonly html: string; readonly styles: string };
    };
