/** The result of one site. Absent fields were not measured. */
export interface Row {
  /** The name of the checkout. */
  site: string;
  /** The number of Markdown and MDX files. */
  files: number;
  /** The installed version of Docusaurus. */
  docusaurus?: string | undefined;
  /** The reason if npm could not install the packages. */
  install?: string | undefined;
  /** The exit code of `lectern compile`; `null` after the time limit. */
  exit?: number | null;
  published?: boolean;
  routes?: number;
  /** The message of `lectern compile`, if it ended without a report. */
  failure?: string;
  errors?: string[];
  errorCount?: number;
  /** Rule → number of warnings. */
  warnings?: Record<string, number>;
  /** Components and slots whose code throws while Lectern renders HTML. */
  crashes?: string[];
  /** The CPU time of `lectern compile` without a cache, in seconds. */
  cpu?: number;
  /** `true`, or the reason why Docusaurus could not load the site. */
  loaded?: true | string;
  /** The CPU time of `docusaurus build` in seconds, or the reason why it failed. */
  built?: number | string;
  /** Lines about differences from Docusaurus, and for each kind of fact a line with the number of equal values. */
  facts?: string[];
  /** Problems that Chromium showed on four pages. */
  browser?: string[];
}

const share = /: (\d+) of (\d+) \([\d.]+ %\)$/;

/** @returns the number of equal facts and of all facts in a row */
export function factsOf({ facts = [] }: Row): { equal: number; all: number } {
  const counts = facts.flatMap((line) => share.exec(line) ?? []).filter((part) => /^\d+$/.test(part));
  const sum = (from: number) =>
    counts.reduce((total, count, at) => (at % 2 === from ? total + Number(count) : total), 0);
  return { equal: sum(0), all: sum(1) };
}

/** @returns a table of the rows in Markdown */
export function tableOf(rows: readonly Row[]): string {
  const head = ['Site', 'Docusaurus', 'Routes', 'Published', 'Equal facts', 'In Chromium', 'Lectern', 'Docusaurus'];
  const lines = rows.map((row) => {
    const { equal, all } = factsOf(row);
    return [
      row.site.replace('+', '/'),
      row.docusaurus ?? '–',
      row.routes ?? '–',
      row.published ? 'yes' : `no: ${(row.errors?.[0] ?? row.failure ?? '').slice(0, 80)}`,
      all === 0 ? '–' : `${equal} of ${all}`,
      row.browser === undefined ? '–' : row.browser.length === 0 ? 'no errors' : `${row.browser.length} problems`,
      row.cpu === undefined ? '–' : `${row.cpu.toFixed(1)} s`,
      typeof row.built === 'number' ? `${row.built.toFixed(0)} s` : '–',
    ];
  });
  const text = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [text(head), text(head.map(() => '---')), ...lines.map(text)].join('\n');
}
