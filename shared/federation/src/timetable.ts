/** The timeouts of a remote's builds, in milliseconds from the request for the remote. */
export type BuildLimits = {
  /** For the first build, if another one can replace it. */
  readonly firstMs: number;
  /** For all builds together. */
  readonly allMs: number;
};

/*
 * Every time limit and wait of remotes in a page, in milliseconds. Decision 13: whatever fails, a screen or an error
 * panel appears within 8 s.
 */

// Loading a build.

/** The loader waits for a build. Then it tries the next one, or fails if there is none. */
export const BUILD_LIMITS: BuildLimits = { firstMs: 4_000, allMs: 5_500 };
/** The loader waits before the second and the third attempt of a build that failed. Then it tries the next build. */
export const BUILD_RETRY_WAITS_MS: readonly number[] = [300, 900];
/** The loader waits for the registry after every build failed. Then it uses the registry that it has. */
export const REGISTRY_MS = 1_500;
/** The loader waits for the manifest of a developer's override. Then the override counts as failed. */
export const OVERRIDE_MANIFEST_MS = 5_000;
/** The page waits for a script. Then it requests the script again in parallel, and the first to load wins. */
export const SCRIPT_SILENT_MS = 1_800;
/** A remote waits for a chunk, as long as webpack does (`shared/build/src/base-config.mjs`). Then it counts as failed. */
export const CHUNK_MS = 5_000;
/** A remote waits before it retries a failed chunk. Then the chunk counts as failed. */
export const CHUNK_RETRY_WAITS_MS: readonly number[] = [300];
/** A browser skips a build that failed while another one worked. Then it tries the build again. */
export const QUARANTINE_MS = 3_600_000;

// Rendering a screen.

/** A preloaded screen holds the previous one back, as long as React keeps a fallback on screen. Then it renders. */
export const PRELOAD_MS = 300;
/** No remote takes longer. A screen requested later counts as a further screen of the remote. */
export const REMOTE_MS = BUILD_LIMITS.allMs + PRELOAD_MS;
/** The person waits for the first screen with its translations. Then they see it in English, or an error panel. */
export const FIRST_SCREEN_MS = 8_000;
/** The first screen waits at least this long for its code, even if its remote took long. Then it fails. */
export const LEAST_SCREEN_MS = 2_000;
/** A further screen waits for its code. Then it fails. */
export const FURTHER_SCREEN_MS = 5_000;
/** A screen or a slot waits before it requests its code again; its other files have failed by then. Then it fails. */
export const SCREEN_RETRY_WAITS_MS: readonly number[] = [300];
/** A screen waits for its translations. Then it renders in English. */
export const MESSAGES_MS = 1_500;
/** A build may fail to render until now. Then there is less than a second for another build, so a panel appears. */
export const ANOTHER_BUILD_MS = 4_500;
/** A build is on screen for this long. Then it counts as working, because a screen fails on its first data earlier. */
export const SETTLED_MS = 3_000;
