/** A location in a file, counted from 1. */
export interface Point {
  line: number;
  column: number;
}

interface Details {
  hint?: string;
  /** The option of the fence to which the diagnostic refers. Default: `file`. */
  option?: string;
  /** The location of the diagnostic, if the diagnostic does not refer to an option. */
  place?: Point;
  related?: readonly (Point & { path: string; message: string })[];
}

/**
 * Thrown if the plugin can't fill a code block from its file. The plugin reports the error as a diagnostic at the
 * fence.
 */
export class SnippetProblem extends Error {
  readonly hint: string | undefined;
  readonly option: string;
  readonly place: Point | undefined;
  readonly related: Details['related'];

  /** @param rule name of a diagnostic rule in `index.ts` */
  constructor(
    readonly rule: string,
    message: string,
    { hint, option = 'file', place, related }: Details = {},
  ) {
    super(message);
    this.hint = hint;
    this.option = option;
    this.place = place;
    this.related = related;
  }
}
