/** A row of the table of figures. */
export interface Row {
  what: string;
  figure: string;
  /** A figure for comparison, measured in the same run. */
  beside: string;
  goal: string;
}

/** A site that was generated for a benchmark. */
export interface BenchSite {
  pages: number;
  dir: string;
  /** The output folder. */
  out: string;
}

export const seconds = (value: number) => `${value.toFixed(2)} s`;
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const megabytes = (value: number) => `${Math.round(value)} MB`;
export const ratio = (value: number) => `${value.toFixed(2)} ×`;
