import manifest from '../package.json' with { type: 'json' };

/** Lectern's own version. */
export const version: string = manifest.version;

declare const LECTERN_BUILD_ID: string | undefined;

/** Tells builds of the compiler apart, so that none takes from the cache what another has parsed. Set by the build. */
export const buildId: string = typeof LECTERN_BUILD_ID === 'undefined' ? version : LECTERN_BUILD_ID;
