import { compareText, type Severity } from '../diagnostics/diagnostic.ts';

/** Something in an output folder that is not as the format promises. */
export interface Fault {
  /** Of the file, relative to the output folder. */
  path: string;
  message: string;
  /** A link that leads nowhere is a warning when the site's config lets it be. */
  severity: Severity;
}

export function compareFaults(a: Fault, b: Fault): number {
  return compareText(a.path, b.path) || compareText(a.message, b.message);
}
