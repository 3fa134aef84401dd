import { stemmer } from '@orama/stemmers/german';
import type { Stem } from '../stem.ts';

/** Snowball has different stems for `installiert`, `installieren` and forms of `Installation`. */
const verbs = /(?<=..)(?:ation|ier(?:ung|end|bar|t)?|i)$/;

/** `installieren`, `installiert`, `Installation`; `Einstellung`, `Einstellungen` */
export const stem: Stem = (term) => {
  const snowball = stemmer(term);
  return snowball.length > 5 ? snowball.replace(verbs, '') : snowball;
};
