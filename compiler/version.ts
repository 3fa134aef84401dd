import manifest from '../package.json' with { type: 'json' };

/** Lectern's own version. */
export const version: string = manifest.version;

/** Whether the package is in the npm registry. `RELEASING.md` says when to change it. */
export const isPublished: boolean = false;

declare const LECTERN_BUILD_ID: string | undefined;

/** The id of this build, a part of the keys of cached documents. Set by the build. */
export const buildId: string = typeof LECTERN_BUILD_ID === 'undefined' ? version : LECTERN_BUILD_ID;
