/**
 * Returns the CSS unchanged, because a Lectern site consists of the whole document. For the React component, the
 * build replaces this file with `library/scope-css.ts`.
 */
export const scopeCss = (css: string): string => css;
