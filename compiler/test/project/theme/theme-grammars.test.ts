import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../../config/parse-config.ts';
import { disk } from '../../../fs/disk.ts';
import { highlight } from '../../../parse/code-block/highlight.ts';
import { tokenise, grammarsOf, type Token } from '../../../parse/code-block/tokenise.ts';
import { readThemeGrammars } from '../../../project/theme/theme-grammars.ts';
import { tempFolder } from '../../temp.ts';

const file = 'src/theme/prism-include-languages.js';
const config = parseConfig(
  { title: 'A', themeConfig: { prism: { additionalLanguages: ['php', 'bash'] } }, customFields: { sea: 'tide' } },
  'lectern.config.ts',
);

async function read(source: string, more: Record<string, string> = {}, code: 'bundle' | 'refuse' = 'bundle') {
  const folder = tempFolder();
  try {
    folder.write({ 'package.json': '{}', [file]: source, ...more });
    return await readThemeGrammars(folder.dir, { config: { ...config, code }, stateDir: `${folder.dir}/.state` }, disk);
  } finally {
    folder.remove();
  }
}

/** The module as Docusaurus creates it for a site, with additional code. */
const swizzled = (more: string) => `import siteConfig from '@generated/docusaurus.config';
export default function prismIncludeLanguages(PrismObject) {
  const { themeConfig: { prism } } = siteConfig;
  globalThis.Prism = PrismObject;
  prism.additionalLanguages.forEach((lang) => {
    require(\`prismjs/components/prism-\${lang}\`);
  });
  ${more}
  delete globalThis.Prism;
}
`;

const typesOf = (tokens: Token[] | undefined) =>
  tokens?.map((token) => (typeof token === 'string' ? token : `<${token.type}>`)).join('');

test('a grammar from a file of the site highlights code, and may contain itself and others', async () => {
  const tide = `Prism.languages.tide = {
    group: { pattern: /\\[[^\\]]*\\]/, inside: { script: { pattern: /%[^%]*%/, inside: Prism.languages.javascript } } },
    keyword: { pattern: /(^|\\s)(?:ebb|flow)\\b/, lookbehind: true },
  };
  Prism.languages.tide.group.inside.rest = Prism.languages.tide;`;
  const result = await read(swizzled("require('../lib/prism-tide');"), { 'src/lib/prism-tide.js': tide });
  assert.equal([result?.file, result?.reason], [file, undefined]);
  const own = grammarsOf(result?.grammars);
  assert.is(typesOf(tokenise('ebb x', 'tide', own)), '<keyword> x');
  const [group] = tokenise('[%let a% flow]', 'tide', own) as { content: Token[] }[];
  assert.is(typesOf(group!.content), '[<script> <keyword>]');
  assert.is(typesOf((group!.content[1] as { content: Token[] }).content), '<operator><keyword> a<operator>');
  assert.is(highlight('ebb x', 'tide'), undefined);
  assert.ok(highlight('ebb x', 'tide', result!.grammars));
});

test('another name for a language is an alias of it, and stores only its name', async () => {
  const result = await read(swizzled('PrismObject.languages.tidejs = PrismObject.languages.javascript;'));
  assert.equal(JSON.parse(result!.grammars!), { languages: { tidejs: 0 }, nodes: [['language', 'javascript']] });
  assert.is(typesOf(tokenise('let a', 'tidejs', grammarsOf(result!.grammars))), '<keyword> a');
});

test('a changed or extended language differs only in this site', async () => {
  const result = await read(
    swizzled(`Prism.languages.insertBefore('sql', 'keyword', { tide: /\\bTIDE\\b/ });
  window.Prism.languages.tidesql = Prism.languages.extend('sql', { harbour: /@\\w+/ });`),
  );
  const own = grammarsOf(result!.grammars);
  assert.is(typesOf(tokenise('SELECT TIDE', 'sql', own)), '<keyword> <tide>');
  assert.is(typesOf(tokenise('@a TIDE', 'tidesql', own)), '<variable> <tide>');
  assert.is(typesOf(tokenise('SELECT TIDE', 'sql')), '<keyword> TIDE');
});

test('a package with a grammar runs again whenever the module runs', async () => {
  const files = {
    'node_modules/prism-tide/package.json': '{ "name": "prism-tide", "main": "index.js" }',
    'node_modules/prism-tide/index.js': 'Prism.languages.tide = { keyword: /ebb/ };',
  };
  const folder = tempFolder();
  folder.write({ 'package.json': '{}', [file]: swizzled("require('prism-tide');"), ...files });
  const again = () => readThemeGrammars(folder.dir, { config, stateDir: `${folder.dir}/.state` }, disk);
  const results = [await again(), await again()];
  folder.remove();
  for (const result of results) assert.equal(Object.keys(JSON.parse(result!.grammars!).languages), ['tide']);
});

test('a file that only names languages of Prism does not run, and no file runs if site code is disabled', async () => {
  assert.equal(await read(swizzled('')), { file });
  assert.equal(await read(swizzled('Prism.languages.a = {};'), {}, 'refuse'), { file });
});

test('unsupported changes are reported, and the globals Prism and window are removed', async () => {
  assert.is(
    (
      await read(
        swizzled(
          "Prism.hooks.add('before-tokenize', () => {}); Prism.hooks.add('wrap', () => {}); Prism.languages.a = {};",
        ),
      )
    )?.reason,
    'the file adds functions to the hooks of Prism: "before-tokenize"',
  );
  assert.match((await read(swizzled("require('./nowhere');")))?.reason ?? '', 'nowhere');
  assert.is(
    (await read('export const languages = 1; // .languages\nexport const a = languages.b; Prism.languages'))?.grammars,
    undefined,
  );
  assert.is('Prism' in globalThis, false);
  assert.is('window' in globalThis, false);
});

test.run();
