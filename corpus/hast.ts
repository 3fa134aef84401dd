/** Turns bodies into trees of HTML: `@lectern/corpus/hast`. */
export type { HastElement, HastNode, HastRoot, HastText } from './hast/hast.ts';
export { toHast, type ComponentToHast, type HastOptions } from './hast/to-hast.ts';
