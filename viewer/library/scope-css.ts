import { scopeStyles } from './scope-styles.ts';

/** Replaces `code/scope-css.ts` in the React component. Limits the styles of a site to the component. */
export const scopeCss = (css: string): string => scopeStyles(css, '.lectern-viewer');
