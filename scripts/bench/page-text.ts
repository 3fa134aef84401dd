// Generates the text of a page: paragraphs, lists, tables, links, admonitions and code, about 6 kB.
import type { Random } from './random.ts';

const nouns =
  'tide harbour signal buoy chart current pilot lamp mooring channel depth reading gauge vessel berth anchor keel sail rope deck course wind wave coast island bay'.split(
    ' ',
  );
const verbs =
  'reads sets holds moves keeps follows leaves crosses marks measures turns carries reaches finds lifts lowers records checks'.split(
    ' ',
  );
const qualities =
  'slow early narrow deep northern quiet steady late broad shallow plain worn bright heavy distant'.split(' ');
const joints = 'before the,while the,since the,until the,along the,below the,behind the,after the'.split(',');

const sentence = (random: Random) => {
  const start = `The ${random.one(qualities)} ${random.one(nouns)} ${random.one(verbs)} the ${random.one(nouns)}`;
  const end = `${random.one(joints)} ${random.one(qualities)} ${random.one(nouns)} ${random.one(verbs)} it`;
  const detail = random.one([
    '',
    ` \`${random.one(nouns)}.${random.one(verbs)}\``,
    ` **${random.one(nouns)}**`,
    ` _${random.one(qualities)}_`,
  ]);
  return `${start}${detail} ${end}.`;
};

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index));
const paragraph = (random: Random) => times(3 + random.below(3), () => sentence(random)).join(' ');
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
export const titleOf = (random: Random) =>
  `${capital(random.one(qualities))} ${random.one(nouns)} and ${random.one(nouns)}`;

const samples: Record<string, (random: Random) => string> = {
  ts: (random) =>
    `export function ${random.one(nouns)}(depth: number): string {\n  // ${sentence(random)}\n  const ${random.one(verbs)} = depth * ${random.below(90)};\n  return \`\${${random.below(9)}} ${random.one(nouns)}\`;\n}`,
  python: (random) =>
    `def ${random.one(nouns)}(depth):\n    """${sentence(random)}"""\n    for reading in range(${random.below(90)}):\n        yield reading + depth`,
  bash: (random) =>
    `# ${sentence(random)}\n${random.one(nouns)} --${random.one(qualities)} ${random.below(99)} | sort -u > ${random.one(nouns)}.txt`,
  json: (random) =>
    JSON.stringify(
      { [random.one(nouns)]: random.below(99), [random.one(qualities)]: [true, random.one(verbs)] },
      null,
      2,
    ),
  css: (random) =>
    `.${random.one(nouns)} > .${random.one(nouns)} {\n  margin: ${random.below(40)}px auto;\n  color: #${String(100000 + random.below(899999))};\n}`,
  go: (random) =>
    `func ${capital(random.one(nouns))}(depth int) error {\n\tif depth > ${random.below(99)} {\n\t\treturn errors.New("${random.one(qualities)}")\n\t}\n\treturn nil\n}`,
};

const code = (random: Random) => {
  const language = random.one(Object.keys(samples));
  return `\`\`\`${language}${random.one(['', ` title="${random.one(nouns)}"`, ' {2}'])}\n${samples[language]!(random)}\n\`\`\``;
};
const list = (random: Random) => times(3 + random.below(4), () => `- ${sentence(random)}`).join('\n');
const table = (random: Random) =>
  [
    '| Place | Depth | Description |',
    '| --- | ---: | --- |',
    ...times(3 + random.below(5), () => `| ${random.one(nouns)} | ${random.below(900)} | ${sentence(random)} |`),
  ].join('\n');
const note = (random: Random) => `:::${random.one(['note', 'tip', 'info', 'warning'])}\n\n${sentence(random)}\n\n:::`;

/**
 * @param title the title of the page
 * @param links the Markdown files of other pages, as relative links
 */
export function pageText(title: string, position: number, links: readonly string[], random: Random): string {
  const blocks = [`---\ntitle: ${title}\nsidebar_position: ${position}\n---`, paragraph(random)];
  for (const section of times(4 + random.below(3), String)) {
    blocks.push(
      `## ${titleOf(random)} ${section}`,
      paragraph(random),
      random.one([list, table, code, note])(random),
      paragraph(random),
    );
    blocks.push(
      `See [${random.one(nouns)} and ${random.one(nouns)}](${random.one(links)}), where the ${random.one(nouns)} ${random.one(verbs)}.`,
    );
    if (random.below(2)) blocks.push(`### ${titleOf(random)} ${section}`, paragraph(random), code(random));
  }
  return `${blocks.join('\n\n')}\n`;
}
