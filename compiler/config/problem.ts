/** A fault of the configuration: the key, and what is wrong with its value. */
export interface ConfigProblem {
  /** `docs[0].versions.current.banner` */
  key: string;
  message: string;
  hint?: string | undefined;
}

/** Thrown when a site can't be compiled as configured; holds every problem that was found. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly file: string;
  readonly problems: ConfigProblem[];

  constructor(file: string, problems: ConfigProblem[]) {
    super(problems.map((problem) => `${problem.key}: ${problem.message}`).join('\n'));
    this.file = file;
    this.problems = problems;
  }
}
