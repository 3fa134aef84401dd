/** Scripts that a face may lack, each with a letter of it. */
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

/** @returns the scripts other than Latin that a text is written in */
export function scriptsOf(text: string): Script[] {
  return patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

/** @returns a letter of a script, by which it is found out whether it can be drawn */
export function letterOf(script: Script): string {
  return samples[script];
}
