/** Scripts that a font may lack → a letter of the script. */
const samples = {
  Arabic: 'ع',
  Armenian: 'Ա',
  Bengali: 'অ',
  Cyrillic: 'Ж',
  Devanagari: 'अ',
  Georgian: 'ა',
  Greek: 'Ω',
  Gujarati: 'અ',
  Han: '文',
  Hangul: '한',
  Hebrew: 'ש',
  Hiragana: 'あ',
  Kannada: 'ಅ',
  Katakana: 'ア',
  Malayalam: 'അ',
  Tamil: 'அ',
  Telugu: 'అ',
  Thai: 'ก',
} as const;

export type Script = keyof typeof samples;

const patterns = Object.keys(samples).map((name) => [name as Script, new RegExp(`\\p{Script=${name}}`, 'u')] as const);

/** @returns the scripts in a string, except Latin */
export function scriptsOf(text: string): Script[] {
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

/** @returns a letter of a script, for testing whether a font supports the script */
export function letterOf(script: Script): string {
  return samples[script];
}
