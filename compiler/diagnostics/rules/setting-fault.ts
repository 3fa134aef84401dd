import { didYouMean } from '../rule.ts';

interface SettingFault {
  /** Empty when the fault is of the whole file. */
  key: string;
  reason: string;
  hint?: string;
  /** The key that was meant by one that there isn't. */
  near?: string;
}

/** A fault of a file of settings: the key, and what is wrong with it. */
export function settingFault({ key, reason, hint, near }: SettingFault) {
  return {
    message: key === '' ? reason : `${key}: ${reason}`,
    hint: didYouMean(near) ?? (hint || whatToDo(key, reason)),
  };
}

/** Where nothing more is known. */
function whatToDo(key: string, reason: string): string {
  if (key === '') return 'give the file the form that is expected';
  const name = /[^.[\]]*$/.exec(key)![0];
  const it = name === '' || name === 'it' ? 'it' : JSON.stringify(name);
  if (reason === 'there is no such setting') return `leave ${it} out, or look its name up in the documentation`;
  if (/\bis missing\b/.test(reason)) return `add ${it}`;
  return `write what is expected there, or leave ${it} out`;
}
