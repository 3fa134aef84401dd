/** A line of a file, with its number from 1. */
export interface Line {
  text: string;
  number: number;
}
