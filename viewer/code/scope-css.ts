/** @returns CSS of a site, as it applies to the document. In the React component, `library/scope-css.ts` replaces this file */
export const scopeCss = (css: string): string => css;
