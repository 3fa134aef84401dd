/**
 * Returns the CSS unchanged, because on its own site the viewer styles the whole document. The build of the React
 * component replaces this file with `library/scope-css.ts`.
 */
export const scopeCss = (css: string): string => css;
