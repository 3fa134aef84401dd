/** A line of a file. `number` starts at 1. */
export interface Line {
  text: string;
  number: number;
}
