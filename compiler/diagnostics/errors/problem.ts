import { boundedText } from '../bounded-text.ts';
import { diagnose } from '../catalogue.ts';
import type { Diagnostic, Range } from '../diagnostic.ts';

/** An error in the config. */
export interface ConfigIssue {
  /** Name of the setting: `docs[0].versions.current.banner`. */
  key: string;
  /** A description of the error, without the key. */
  message: string;
  hint?: string | undefined;
  /** Location of the setting, if known. */
  at?: Range | undefined;
  /** The file that contains the error, if it isn't the config. */
  file?: { path: string; text?: string | undefined } | undefined;
}

/** An error in the config as a diagnostic. `place` combines `file`, `at` and `key` (as `setting`). */
export interface ConfigProblem extends ConfigIssue, Diagnostic {
  message: string;
  hint?: string | undefined;
}

/** Thrown if a site can't be compiled because of its config. Contains all errors in the config. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  /** The errors. Their messages don't contain the key. */
  readonly problems: readonly ConfigProblem[];
  /** `problems` as diagnostics, in the same order. Their messages begin with the key. */
  readonly diagnostics: Diagnostic[];

  constructor(
    readonly file: string,
    problems: readonly ConfigIssue[],
    /** Source of the config, if available. */
    readonly source?: string,
  ) {
    super(problems.map(({ key, message }) => `${key}: ${message}`).join('\n'));
    this.diagnostics = problems.map((error) => diagnosticOf(error, file));
    this.problems = problems.map(({ key, message, at, file: other }, index) => ({
      ...this.diagnostics[index]!,
      key,
      message,
      at,
      file: other,
    }));
  }

  /** Returns the file that contains an error. */
  fileOf({ file }: ConfigIssue): { path: string; text?: string | undefined } {
    return file ?? { path: this.file, text: this.source };
  }
}

/** Name of the config in messages, if the actual name is not available. */
export const someConfig = 'lectern.config';

function diagnosticOf({ key, message, hint, at, file }: ConfigIssue, config: string): Diagnostic {
  const path = file?.path ?? config;
  const setting = ['', path, config, whole].includes(key) ? undefined : key;
  const place = {
    path,
    ...(at ?? (isSettingsFile(path) ? start : undefined)),
    ...(setting !== undefined && { setting: boundedText(setting) }),
  };
  return diagnose('invalid-config', place, { key: setting ?? '', reason: message, hint });
}

/** @returns an exception with one error. An error without a key is about the whole file */
export function refusal(file: string, problem: Omit<ConfigIssue, 'key'> & { key?: string }): ConfigError {
  return new ConfigError(file, [{ key: file, ...problem }]);
}

/** The location of errors in a settings file whose line is unknown. */
const start = { line: 1, column: 1 };

/** Whether a string is a file name with the extension of a settings file. */
export function isSettingsFile(name: string): boolean {
  return /\.(?:json|ya?ml|[cm]?[jt]s)$/.test(name);
}

/** The key of errors about the whole config. */
const whole = '(the whole)';

/** Formats a path of keys: `['docs', 0, 'path']` → `docs[0].path`. */
export function keyText(path: readonly PropertyKey[]): string {
  return (
    path
      .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
      .join('')
      .replace(/^\./, '') || whole
  );
}
