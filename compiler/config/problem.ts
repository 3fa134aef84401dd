import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';

/** A fault of the configuration: the key, and what is wrong with its value. */
export interface ConfigProblem {
  /** `docs[0].versions.current.banner` */
  key: string;
  message: string;
  hint?: string | undefined;
  /** Where it is in the file, when that is known. */
  at?: Range | undefined;
}

/** Thrown when a site can't be compiled as configured; holds every problem that was found. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly file: string;
  readonly problems: readonly ConfigProblem[];
  /** The text of the file, when it is at hand. */
  readonly source: string | undefined;

  constructor(file: string, problems: readonly ConfigProblem[], source?: string) {
    super(problems.map((problem) => `${problem.key}: ${problem.message}`).join('\n'));
    this.file = file;
    this.problems = problems;
    this.source = source;
  }

  /** The same as faults of the content are told. */
  get diagnostics(): Diagnostic[] {
    return this.problems.map(({ key, message, hint, at }) =>
      diagnose(
        'invalid-config',
        { path: this.file, ...at },
        { key: key === this.file ? '' : key, reason: message, hint },
      ),
    );
  }
}

/** `['docs', 0, 'path']` → `docs[0].path` */
export function keyText(path: readonly PropertyKey[]): string {
  return (
    path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
      .join('')
      .replace(/^\./, '') || '(the whole)'
  );
}
