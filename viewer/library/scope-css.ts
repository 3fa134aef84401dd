import { scopeStyles } from './scope-styles.ts';

/** Replaces `code/scope-css.ts` in the React component: the styles of a site apply inside the component only. */
export const scopeCss = (css: string): string => scopeStyles(css, '.lectern-viewer');
