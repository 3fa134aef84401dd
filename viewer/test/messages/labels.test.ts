// Tests that all UI strings are in the list of messages, so that sites can translate them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { messages } from '../../../corpus/messages.ts';
import { titleMessages } from '../../../corpus/messages/titles.ts';

const viewer = path.resolve(import.meta.dirname, '../..');

// The debug pages and the tools of `lectern dev` are excluded, because they are always in English.
const files = fastGlob.sync('**/*.tsx', { cwd: viewer, ignore: ['test/**', 'dev/**', 'node_modules/**'] }).sort();
const read = (file: string) => readFileSync(path.join(viewer, file), 'utf8');

/** Returns words between tags, and in attributes that screen readers announce. */
function literals(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const attributes = code.matchAll(
    /\b(?:aria-label|aria-description|title|placeholder|alt|label)="([^"]*[a-z][^"]*)"/gi,
  );
  const given = code.matchAll(
    /\b(?:aria-label|title|label)=\{[^}]*?(['`])((?:(?!\1).)*[a-z]{2} [a-z](?:(?!\1).)*)\1/gi,
  );
  const texts = code.matchAll(/(?<![=\s])>\s*([^<>{}]*[a-z]{2}[^<>{}]*)(?=<\/?[a-z]|\{)/gi);
  return [
    ...[...attributes].map(([, words]) => words!),
    ...[...given].map(([, , words]) => words!),
    ...[...texts]
      .map(([, words]) => words!.trim())
      .filter((words) => !/[;=]|\b(?:const|return|function|interface|export)\b|\?\s*$|^[,():-]/.test(words)),
  ];
}

test('literals finds text between tags and in attributes', () => {
  assert.equal(literals('<button type="button" className="a">\n  Try again\n</button>'), ['Try again']);
  assert.equal(literals('<b>Tags:</b>'), ['Tags:']);
  assert.equal(literals('<nav aria-label="Main" className="x">{y}</nav>'), ['Main']);
  assert.equal(literals('<a title={`Direct link to ${x}`}>{y}</a>'), ['Direct link to ${x}']);
  assert.equal(literals("<p>{message('theme.NotFound.title')}</p>"), []);
});

test('all displayed text is in the list of UI strings', () => {
  const found = files.flatMap((file) => literals(read(file)).map((words) => `${file}: ${words}`));
  assert.equal(found, []);
});

test('every UI string in the list is used', () => {
  const text = fastGlob
    .sync(['**/*.{ts,tsx}', '../extensions/**/*.{ts,tsx}'], { cwd: viewer, ignore: ['**/test/**', 'node_modules/**'] })
    .map(read)
    .join('\n');
  // Matches ids that the viewer's sources do not contain. The viewer concatenates them, or only the compiler uses
  // them.
  const made =
    /^lectern\.(?:languageSuggestion$|reading\.(?:text|lines)\.)|^theme\.(?:admonition|colorToggle\.ariaLabel\.mode|docs\.versions\.un\w+Label)/;
  assert.equal(
    Object.keys(messages).filter((id) => !text.includes(`'${id}'`) && !made.test(id) && !(id in titleMessages)),
    [],
  );
});

test.run();
