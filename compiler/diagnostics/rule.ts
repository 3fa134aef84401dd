import type { Severity } from './diagnostic.ts';

/** The message of a diagnostic, and a hint how to fix it. */
export interface Wording {
  message: string;
  hint?: string | undefined;
}

/** A rule of the catalogue: its severity, and its message for given parameters. */
export interface Rule<RuleParams> {
  severity: Severity;
  /** Whether a site may choose another severity: the rest of the site is complete without the faulty part. */
  isAdjustable: boolean;
  say(params: RuleParams): Wording;
}

function ruleOf(severity: Severity, isAdjustable: boolean) {
  return <RuleParams>(say: (params: RuleParams) => Wording): Rule<RuleParams> => ({ severity, isAdjustable, say });
}

/** A rule whose diagnostics prevent publishing. */
export const error = ruleOf('error', false);
/** The same, but a site may lower the severity in its `rules`. */
export const adjustableError = ruleOf('error', true);
/** A rule whose diagnostics are only shown. */
export const warning = ruleOf('warning', true);

/** `"a", "b" and "c"`, for messages that list the allowed names. */
export function list(names: readonly string[], most = 12): string {
  if (names.length === 0) return 'none';
  const shown = names.slice(0, most).map((name) => JSON.stringify(name));
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length === 1 ? shown[0]! : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** `"a", "b" or "c"`, for messages that list the allowed names. */
export function anyOf(names: readonly string[], most?: number): string {
  return list(names, most).replace(/ and (?=\S+$)/, ' or ');
}

/** @returns a hint that starts with a similar name, if there is one */
export function suggest(near: string | undefined, rest: string): string {
  return near === undefined ? rest : `${didYouMean(near)} ${rest}`;
}

/** @returns the hint for a similar name, if there is one */
export function didYouMean(near: string | undefined): string | undefined {
  return near === undefined ? undefined : `did you mean "${near}"?`;
}
