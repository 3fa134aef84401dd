import { boundedText } from '../diagnostics/bounded-text.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';

/** What the compiler knows about a mistake in the configuration. */
export interface ConfigFault {
  /** `docs[0].versions.current.banner` */
  key: string;
  /** What is wrong with the value, without the key. */
  message: string;
  hint?: string | undefined;
  /** Where the key or its value is in the file, if that is known. */
  at?: Range | undefined;
  /** The file, if it is not the config. */
  file?: { path: string; text?: string | undefined } | undefined;
}

/**
 * A mistake in the configuration, with all fields of a diagnostic. `key` is `place.setting`, `at` and `file` are in
 * `place` too.
 */
export interface ConfigProblem extends ConfigFault, Diagnostic {
  message: string;
  hint?: string | undefined;
}

/** Thrown when a site can't be compiled as configured. Contains every problem that was found. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  /** Each problem, with its key apart from its message. */
  readonly problems: readonly ConfigProblem[];
  /** The same problems in the same order as diagnostics: the message begins with the key. */
  readonly diagnostics: Diagnostic[];

  constructor(
    readonly file: string,
    faults: readonly ConfigFault[],
    /** The text of the file, when it is at hand. */
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

/** @returns the error of one problem, which is of the file as a whole where it names no key */
export function refusal(file: string, problem: Omit<ConfigFault, 'key'> & { key?: string }): ConfigError {
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
