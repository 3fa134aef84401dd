import manifest from '../package.json' with { type: 'json' };

/** Lectern's own version. */
export const version: string = manifest.version;

/** Whether Lectern is published on npm. `RELEASING.md` explains when to change it. */
export const isPublished: boolean = false;

declare const LECTERN_BUILD_ID: string | undefined;

/** Id of this build. The build script sets it. Keys of cached documents contain it. */
export const buildId: string = typeof LECTERN_BUILD_ID === 'undefined' ? version : LECTERN_BUILD_ID;
