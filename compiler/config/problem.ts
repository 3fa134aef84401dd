import { boundedText } from '../diagnostics/bounded-text.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';

/** An error in the configuration. */
export interface ConfigFault {
  /** `docs[0].versions.current.banner` */
  key: string;
  /** The error about the value, without the key. */
  message: string;
  hint?: string | undefined;
  /** The location of the key or its value, if known. */
  at?: Range | undefined;
  /** The file, if it is not the config. */
  file?: { path: string; text?: string | undefined } | undefined;
}

/**
 * An error in the configuration, with all fields of a diagnostic. `key` is also `place.setting`; `at` and `file` are
 * also in `place`.
 */
export interface ConfigProblem extends ConfigFault, Diagnostic {
  message: string;
  hint?: string | undefined;
}

/** Thrown when a site can't be compiled because of its config. Contains all problems. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  /** Each problem, with its key apart from its message. */
  readonly problems: readonly ConfigProblem[];
  /** The same problems in the same order as diagnostics: the message begins with the key. */
  readonly diagnostics: Diagnostic[];

  constructor(
    readonly file: string,
    faults: readonly ConfigFault[],
    /** The source of the file, if available. */
    readonly source?: string,
  ) {
    super(faults.map(({ key, message }) => `${key}: ${message}`).join('\n'));
    this.diagnostics = faults.map((fault) => diagnosticOf(fault, file));
    this.problems = faults.map(({ key, message, at, file: other }, index) => ({
      ...this.diagnostics[index]!,
      key,
      message,
      at,
      file: other,
    }));
  }

  /** @returns the file that a problem is in */
  fileOf({ file }: ConfigFault): { path: string; text?: string | undefined } {
    return file ?? { path: this.file, text: this.source };
  }
}

/** The name of the config in code that does not know it. */
export const someConfig = 'lectern.config';

function diagnosticOf({ key, message, hint, at, file }: ConfigFault, config: string): Diagnostic {
  const path = file?.path ?? config;
  const setting = ['', path, config, whole].includes(key) ? undefined : key;
  const place = {
    path,
    ...(at ?? (isSettingsFile(path) ? start : undefined)),
    ...(setting !== undefined && { setting: boundedText(setting) }),
  };
  return diagnose('invalid-config', place, { key: setting ?? '', reason: message, hint });
}

/** @returns an error with one problem; without a key, the problem is about the whole file */
export function refusal(file: string, problem: Omit<ConfigFault, 'key'> & { key?: string }): ConfigError {
  return new ConfigError(file, [{ key: file, ...problem }]);
}

/** The location of problems without a location. */
const start = { line: 1, column: 1 };

/** Whether a name is a settings file, not a folder or an option. */
export function isSettingsFile(name: string): boolean {
  return /\.(?:json|ya?ml|[cm]?[jt]s)$/.test(name);
}

/** The key of a problem with the whole config. */
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
