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
  /** The file that it is in, where that is another than the config; its text is there when it is at hand. */
  file?: { path: string; text?: string | undefined } | undefined;
}

/** Thrown when a site can't be compiled as configured; holds every problem that was found. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(
    readonly file: string,
    readonly problems: readonly ConfigProblem[],
    /** The text of the file, when it is at hand. */
    readonly source?: string,
  ) {
    super(problems.map((problem) => `${problem.key}: ${problem.message}`).join('\n'));
  }

  /** The same as faults of the content are told. */
  get diagnostics(): Diagnostic[] {
    return this.problems.map((problem) => {
      const { key, message, hint, at } = problem;
      const { path } = this.fileOf(problem);
      const params = { key: [path, this.file, whole].includes(key) ? '' : key, reason: message, hint };
      const diagnostic = diagnose('invalid-config', { path, ...at }, params);
      return at || !isSettingsFile(path) ? diagnostic : { ...diagnostic, place: { ...start, ...diagnostic.place } };
    });
  }

  /** @returns the file that a problem is in */
  fileOf({ file }: ConfigProblem): { path: string; text?: string | undefined } {
    return file ?? { path: this.file, text: this.source };
  }
}

/** The name of the config in code that does not know it. */
export const someConfig = 'lectern.config';

/** @returns the error of one problem, which is of the file as a whole where it names no key */
export function refusal(file: string, problem: Omit<ConfigProblem, 'key'> & { key?: string }): ConfigError {
  return new ConfigError(file, [{ key: file, ...problem }]);
}

/** What is found nowhere in a file is told at its beginning. */
const start = { line: 1, column: 1 };

/** Whether a name is one that settings may be read from, and no folder or option. */
export function isSettingsFile(name: string): boolean {
  return /\.(?:json|ya?ml|[cm]?[jt]s)$/.test(name);
}

/** What stands for the key of all of a config. */
const whole = '(the whole)';

/** `['docs', 0, 'path']` → `docs[0].path` */
export function keyText(path: readonly PropertyKey[]): string {
  return (
    path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
      .join('')
      .replace(/^\./, '') || whole
  );
}
