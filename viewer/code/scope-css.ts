/** @returns a site's CSS for the whole document. In the React component, `library/scope-css.ts` replaces this file */
export const scopeCss = (css: string): string => css;
