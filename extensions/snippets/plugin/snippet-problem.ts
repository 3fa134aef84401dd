/** A location in a file, counted from 1. */
export interface Point {
  line: number;
  column: number;
}

interface Details {
  hint?: string;
  /** The option of the fence that the problem is located at. Default: `file`. */
  option?: string;
  /** The location, if it is not an option. */
  place?: Point;
  related?: readonly (Point & { path: string; message: string })[];
}

/** A problem that prevents a snippet. The plugin reports it as a diagnostic at the fence. */
export class SnippetProblem extends Error {
  readonly hint: string | undefined;
  readonly option: string;
  readonly place: Point | undefined;
  readonly related: Details['related'];

  /** @param rule a rule of the extension */
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
