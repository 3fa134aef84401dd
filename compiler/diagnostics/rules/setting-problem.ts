import { didYouMean } from '../rule.ts';

interface SettingProblem {
  /** Name of the setting. Empty for an error about the whole file. */
  key: string;
  reason: string;
  hint?: string | undefined;
  /** The most similar known key, if the key is unknown. */
  near?: string | undefined;
}

/** Creates the message for an error in a settings file. */
export function settingProblem({ key, reason, hint, near }: SettingProblem) {
  return {
    message: key === '' ? reason : `${key}: ${reason}`,
    hint: didYouMean(near) ?? (hint || whatToDo(key, reason)),
  };
}

/** @returns a hint that depends only on `reason` */
function whatToDo(key: string, reason: string): string {
  const name = /[^.[\]]*$/.exec(key)![0];
  const expected = /\b(?:expected|needs) (.+?)(?:, not [^,]+)?$/.exec(reason)?.[1];
  const form = expected === undefined ? undefined : formOf(expected);
  if (/\bis missing\b/.test(reason) && name !== '')
    return `add ${name === 'it' ? 'the value' : JSON.stringify(name)}${form === undefined ? '' : `: ${form}`}`;
  if (form !== undefined) return `write ${form}`;
  if (/\bno (?:key|setting) with this name\b/.test(reason)) return `remove ${JSON.stringify(name)}`;
  return key === '' ? 'compare the file with the example in the documentation' : `change ${JSON.stringify(key)}`;
}

/** @returns how to write a value of the expected type: `text or null` → `text in quotes, or null` */
function formOf(expected: string): string {
  const size = /^\w+ to (?:have|be) ([<>]=?)(-?[\d.]+)(?: (\w+))?$/.exec(expected);
  if (size) return `${bounds[size[1]!]} ${size[2]}${size[3] === undefined ? '' : ` ${size[3]}`}`;
  const kinds = expected.split(' or ');
  if (!kinds.some((kind) => Object.hasOwn(forms, kind))) return expected;
  return kinds.map((kind) => forms[kind] ?? kind).join(', or ');
}

/** Operators in zod's messages → words for a hint. */
const bounds: Record<string, string> = { '>=': 'at least', '>': 'more than', '<=': 'at most', '<': 'less than' };

const object = 'an object, as in { "key": "value" }';
const array = 'a list, as in ["a", "b"]';
const truth = 'true or false, without quotes';
const number = 'a number, without quotes';
const text = 'text in quotes';

/** Type names of zod or Lectern → how to write a value of the type. */
const forms: Record<string, string> = {
  string: text,
  text,
  number,
  int: 'a whole number, without quotes',
  'a number': number,
  boolean: truth,
  'true or false': truth,
  array,
  'a list': array,
  object,
  record: object,
  'an object': object,
  null: 'null',
};
