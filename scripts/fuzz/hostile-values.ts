import * as fc from 'fast-check';

/** Strings that can break rendering, addresses, markup, file names or terminals, and names of inherited properties. */
const texts: readonly string[] = [
  'w'.repeat(5000),
  'Wort '.repeat(2000),
  'é'.repeat(300),
  'e\u0301'.repeat(400),
  `a${'\u0301'.repeat(3000)}`,
  '😀',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '😀'.repeat(1500),
  '\u202eevil\u202c',
  '\u200b',
  '\u200b\u200d\ufeff',
  '\u0001\u0008\u000b\u000c\u001b[31m',
  '\u007f\u0085\u009f',
  '\ufffe\uffff',
  '\ufdd0',
  '\u{e0001}\u{e0041}',
  '\u2028\u2029',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'then',
  '',
  ' ',
  '.',
  '..',
  '../..',
  '/',
  '//',
  '\\',
  'a\\b',
  'a/b',
  'a:b',
  'CON',
  'nul.txt',
  'name.',
  'name ',
  '?',
  '#',
  'a#b?c',
  '%',
  '%00',
  '%zz',
  '%ed%a0%80',
  '*',
  '&',
  '&amp;&#0;&#xD800;&nbsp;',
  '<b>bold</b>',
  '</script><script>',
  '<!--',
  ']]>',
  '-->',
  '"',
  "'",
  '`',
  '${x}',
  '{{x}}',
  '{x}',
  '$&',
  '\\u0000',
  'مرحبا بالعالم',
  'שלום',
  'สวัสดี',
  'नमस्ते',
  '日本語の文書',
  'ﷺ'.repeat(50),
  'ẞİıﬁŉ',
  '𝒜𝓫',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[::1',
  'http://user:pw@host:99999/',
  'https://example.org/%',
  'mailto:',
  '//host',
  'C:\\x',
];

/** Strings that Lectern rejects in settings and front matter: unpaired surrogates and NUL. */
const refused: readonly string[] = ['\ud800', 'a\udfffb', '\u0000', 'a\u0000b'];

/** A string. Usually it is ordinary, so that sites use most features. Otherwise it is hostile or random. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom('Intro', 'guide', 'b c', 'ü', '2.10', 'index') },
  { weight: 50, arbitrary: fc.constantFrom(...texts) },
  { weight: 10, arbitrary: fc.tuple(fc.constantFrom(...texts), fc.constantFrom(...texts)).map((two) => two.join('')) },
  { weight: 1, arbitrary: fc.constantFrom(...refused) },
  { weight: 10, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);

const numbers = [
  '0', '-0', '-1', '3', '1.5', '1e999', '-1e999', '1e308', '5e-324', '9007199254740993', `1${'0'.repeat(400)}`,
  `0.${'0'.repeat(400)}1`, '275761', '2147483648', '4294967296', '-2147483649',
]; // prettier-ignore

const dates = [
  '2026-01-02', '0000-00-00', '2026-02-30', '2026-13-45', '275760-09-13', '275761-01-01', '+275760-09-13', '-000001-01-01',
  '+999999-01-01', '9999-12-31', '10000-01-01', '0001-01-01', '0099-01-01', '1969-12-31T23:59:59.999Z', '2026-01-01T25:61:61',
  '2026-01-01 00:00:00 +99:99', '12', 'now', '1e15', '8640000000000001', '2026-1-2 3:04:05 -3', 'Invalid Date',
]; // prettier-ignore

const quoted = (value: fc.Arbitrary<string>) => value.map((each) => JSON.stringify(each));

/** A date in quotes, valid or not, for YAML and JSON. */
export const date: fc.Arbitrary<string> = quoted(fc.constantFrom(...dates));

const wrong = [
  'null', 'true', 'false', '[]', '{}', '[[]]', '[null]', '{"a": {"b": [1]}}', '{"__proto__": {"x": 1}}',
  '{"constructor": 1, "toString": null}', '[[[[[[[[[[]]]]]]]]]]', '[1, "a", null, {}]', `${'['.repeat(300)}${']'.repeat(300)}`,
]; // prettier-ignore

/** A JSON value, which is also valid YAML: usually a string, sometimes a number, a date or a wrong type. */
export const value: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: quoted(text) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 1, arbitrary: date },
  { weight: 2, arbitrary: fc.constantFrom(...wrong) },
);

export const number: fc.Arbitrary<string> = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...numbers) },
  { weight: 1, arbitrary: value },
);

/** A YAML value for a boolean key: mostly `true` or `false`, sometimes another value. */
export const flag: fc.Arbitrary<string> = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom('true', 'false') },
  { weight: 1, arbitrary: value },
);

/**
 * @param sound generates valid values
 * @param hostile generates values that may be invalid
 * @returns a generator that mostly uses `sound`
 */
export function mostly(sound: fc.Arbitrary<string>, hostile: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof({ weight: 25, arbitrary: sound }, { weight: 1, arbitrary: hostile });
}

/** An address: one that exists in the site, or a hostile string. */
export const address: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    './intro.md',
    '/docs/intro',
    '#x',
    '../docs/intro.md',
    'https://example.org/',
    '/img/a.png',
    './b.svg',
  ),
  text,
);

/** @returns a generator of JSON objects with all required keys and some optional keys */
export function object(
  shape: Record<string, fc.Arbitrary<string>>,
  required: readonly string[] = [],
): fc.Arbitrary<string> {
  const members = fc
    .subarray(Object.keys(shape))
    .map((keys) => [...new Set([...required, ...keys])])
    .chain((keys) => fc.tuple(...keys.map((key) => shape[key]!.map((each) => `${JSON.stringify(key)}: ${each}`))));
  return fc.oneof(
    { weight: 60, arbitrary: members.map((each) => `{${each.join(', ')}}`) },
    { weight: 1, arbitrary: value },
  );
}

/** Returns a generator of JSON objects with random keys. */
export function map(of: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const member = fc.tuple(quoted(text), of);
  return fc
    .uniqueArray(member, { maxLength: 3, selector: ([key]) => key })
    .map((members) => `{${members.map((parts) => parts.join(': ')).join(', ')}}`);
}

/** @returns a generator of JSON lists */
export function list(of: fc.Arbitrary<string>, minLength = 0): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 60, arbitrary: fc.array(of, { minLength, maxLength: 3 }).map((items) => `[${items.join(', ')}]`) },
    { weight: 1, arbitrary: value },
  );
}
