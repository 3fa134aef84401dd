/** A line of the table. */
export interface Row {
  what: string;
  figure: string;
  /** Comparison value, measured in the same run. */
  beside: string;
  goal: string;
}

/** A site that was generated for this run. */
export interface BenchSite {
  pages: number;
  dir: string;
  /** Where it is compiled to. */
  out: string;
}

export const seconds = (value: number) => `${value.toFixed(2)} s`;
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const megabytes = (value: number) => `${Math.round(value)} MB`;
export const ratio = (value: number) => `${value.toFixed(2)} ×`;
