import { compareText } from '../diagnostics/diagnostic.ts';

/** Something in an output folder that is not as the format promises. */
export interface Fault {
  /** Of the file, relative to the output folder. */
  path: string;
  message: string;
}

export function compareFaults(a: Fault, b: Fault): number {
  return compareText(a.path, b.path) || compareText(a.message, b.message);
}
