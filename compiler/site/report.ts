import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Where the parts of the site stage hand in what they find wrong. */
export type Report = (...diagnostics: Diagnostic[]) => void;
