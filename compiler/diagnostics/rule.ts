import type { Severity } from './diagnostic.ts';

/** What a rule says of one fault: a sentence, and what to do about it. */
export interface Wording {
  message: string;
  hint?: string | undefined;
}

/** A rule of the catalogue: its severity, and its words for the facts of one fault. */
export interface Rule<RuleParams> {
  severity: Severity;
  /** Whether a site may choose another severity: what is found is whole without what is at fault. */
  isAdjustable: boolean;
  say(params: RuleParams): Wording;
}

function ruleOf(severity: Severity, isAdjustable: boolean) {
  return <RuleParams>(say: (params: RuleParams) => Wording): Rule<RuleParams> => ({ severity, isAdjustable, say });
}

/** A rule whose faults stop the run from being published. */
export const error = ruleOf('error', false);
/** The same, of a fault that a site may choose to live with: its `rules` say so. */
export const adjustableError = ruleOf('error', true);
/** A rule whose faults are shown, and nothing more. */
export const warning = ruleOf('warning', true);

/** `"a", "b" and "c"`, for messages that name what would be allowed. */
export function list(names: readonly string[], most = 12): string {
  if (names.length === 0) return 'none';
  const shown = names.slice(0, most).map((name) => JSON.stringify(name));
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length === 1 ? shown[0]! : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** `"a", "b" or "c"`, for messages that name what may be written. */
export function anyOf(names: readonly string[], most?: number): string {
  return list(names, most).replace(/ and (?=\S+$)/, ' or ');
}

/** @returns a hint that begins with a name that is near enough, where there is one */
export function suggest(near: string | undefined, rest: string): string {
  return near === undefined ? rest : `${didYouMean(near)} ${rest}`;
}

/** @returns the hint that goes with a name that is near enough, where there is one */
export function didYouMean(near: string | undefined): string | undefined {
  return near === undefined ? undefined : `did you mean "${near}"?`;
}
