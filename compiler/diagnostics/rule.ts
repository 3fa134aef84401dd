/** A message, and optionally a hint how to fix the problem. */
export interface Wording {
  message: string;
  hint?: string | undefined;
}

/** A rule: its severity, and a function that returns the message for given parameters. */
export interface Rule<RuleParams> {
  severity: Severity;
  /** Whether the config can change the severity. This is allowed for errors that don't make other pages incorrect. */
  isAdjustable: boolean;
  describe(params: RuleParams): Wording;
}

function ruleOf(severity: Severity, isAdjustable: boolean) {
  return <RuleParams>(describe: (params: RuleParams) => Wording): Rule<RuleParams> => ({
    severity,
    isAdjustable,
    describe,
  });
}

/** Creates a rule for errors that prevent publishing. */
export const error = ruleOf('error', false);
/** Creates a rule for errors whose severity the config can change. */
export const adjustableError = ruleOf('error', true);
/** Creates a rule for warnings. */
export const warning = ruleOf('warning', true);

/** Formats names: `"a", "b" and "c"`. */
export function list(names: readonly string[], most = 12): string {
  if (names.length === 0) return 'none';
  const shown = names.slice(0, most).map((name) => JSON.stringify(name));
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length === 1 ? shown[0]! : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Formats names: `"a", "b" or "c"`. */
export function anyOf(names: readonly string[], most?: number): string {
  return list(names, most).replace(/ and (?=\S+$)/, ' or ');
}

/** @returns a hint that lists the allowed names: `use one of "a" and "b"` */
export function useOneOf(names: readonly string[], most?: number): string {
  return names.length === 1 ? `use ${list(names)}` : `use one of ${list(names, most)}`;
}

/** @returns a hint that starts with the similar name, if there is one, and ends with `rest` */
export function suggest(near: string | undefined, rest: string): string {
  return near === undefined ? rest : `${didYouMean(near)} ${rest}`;
}

/** @returns a hint that suggests a similar name; undefined without a similar name */
export function didYouMean(near: string | undefined): string | undefined {
  return near === undefined ? undefined : `did you mean "${near}"?`;
}

export type Severity = 'error' | 'warning';
