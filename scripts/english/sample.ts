// Prints a random sample of the prose in the repository. A person judges whether it is clear at the first reading.
//     node --import tsx scripts/english/sample.ts --seed 1 --comments 60 --paragraphs 40 --messages 40
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pointAt } from '../../compiler/values/text-places.ts';
import { seeded } from '../bench/random.ts';
import type { Kind, Prose } from './prose.ts';
import { proseFiles, readProse } from './read-prose.ts';
import { countWords } from './sentences.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    comments: { type: 'string', default: '0' },
    paragraphs: { type: 'string', default: '0' },
    messages: { type: 'string', default: '0' },
    tests: { type: 'string', default: '0' },
  },
});
const random = seeded(Number(values.seed));
const all = proseFiles(root).flatMap((file) => readProse(root, file));

print('comments', Number(values.comments), all.filter(isOf('comments', 4)));
print(
  'docs',
  Number(values.paragraphs),
  all.filter((prose) => isOf('docs', 8)(prose) && !prose.isHeading),
);
// Messages of scripts are excluded, because only developers of Lectern read them.
const messages = all
  .filter(({ file, isFragment }) => !file.startsWith('scripts/') && isFragment !== true)
  .filter(isOf('messages', 3));
print('messages', Number(values.messages), messages);
print('tests', Number(values.tests), all.filter(isOf('tests', 1)));

/** @param leastWords minimum number of words. Shorter prose can't be judged without its code */
function isOf(kind: Kind, leastWords: number) {
  return (prose: Prose) => prose.kind === kind && countWords(prose.text) >= leastWords;
}

function print(title: string, count: number, texts: Prose[]): void {
  if (count > 0) console.log(`\n# ${title}`);
  for (let number = 1; number <= count && texts.length > 0; number += 1) {
    const [{ file, start, text, subject }] = texts.splice(random.below(texts.length), 1) as [Prose];
    const source = readFileSync(join(root, file), 'utf8');
    const shown = source.slice(start, start + text.length).replace(/\s+(?:\* )?/g, ' ');
    console.log(
      `\n${number}. ${file}:${pointAt(source, start).line}\n   ${subject === undefined ? '' : `${subject} `}${shown.trim()}`,
    );
  }
}
