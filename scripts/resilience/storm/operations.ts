import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Random } from '../../bench/random.ts';

/** A change that a person, an editor or git can make to a site. @param count is different for each change */
type Operation = (dir: string, random: Random, count: number) => void;

const names = ['alpha', 'beta', 'gamma', 'delta', 'Epsilon', 'zeta'];
const folders = ['', 'guides', 'guides/deep', 'api', 'api/v1'];

/**
 * Writes the initial files of the site. It is also called after a storm, to restore the files that other files depend
 * on.
 */
export function writeStart(dir: string): void {
  write(dir, 'lectern.config.json', config('Storm'));
  write(dir, 'sidebars.json', sidebars('All'));
  write(dir, 'docs/index.md', '# Start\n\n[Alpha](./alpha.md)\n');
  write(dir, 'docs/_shared.md', 'Shared words.\n');
  write(dir, 'docs/uses.mdx', "import Shared from './_shared.md';\n\n# Uses\n\n<Shared />\n");
  write(dir, 'docs/picture.md', '# Picture\n\n![A dot](./dot.svg)\n');
  write(dir, 'docs/dot.svg', dot('red'));
  write(dir, 'blog/2024-01-02-first.md', '---\ntags: [one]\n---\n\n# First\n\nWords.\n');
  write(dir, 'CHANGELOG.md', '# Changelog\n\n## 1.0.0 (2024-01-01)\n\n- First.\n');
  write(dir, 'static/robots.txt', 'User-agent: *\n');
}

const mendedDate = '2024-05-06';

/** Repairs all errors because of which the site would not compile. */
export function mend(dir: string): void {
  writeStart(dir);
  removeTwins(dir);
  for (const file of documents(dir))
    if (isBroken(dir, file)) write(dir, file, `---\ndate: ${mendedDate}\n---\n\n# Mended ${file}\n`);
  rmSync(path.join(dir, 'docs/link.md'), { force: true });
  for (const file of list(dir).filter((name) => name.endsWith('_category_.json')))
    write(dir, file, '{ "label": "Mended" }');
}

/** Makes a random change to a site. */
export function operate(dir: string, random: Random, count: number): void {
  random.one(operations)(dir, random, count);
}

const operations: Operation[] = [
  (dir) => mend(dir),
  (dir, random, count) => create(dir, random, count),
  (dir, random, count) => create(dir, random, count),
  (dir, random, count) => onDocument(dir, random, (file) => appendFileSync(file, `\nParagraph ${count}.\n`)),
  // Changes words, but keeps their number. Only the edited page displays these words.
  (dir, random, count) =>
    onDocument(dir, random, (file) => {
      const text = readFileSync(file, 'latin1');
      writeFileSync(file, text.replace(/Paragraph \d+/g, `Paragraph ${count}`), 'latin1');
    }),
  (dir, random, count) =>
    onDocument(dir, random, (file) =>
      appendFileSync(file, `\n## Heading ${count}\n\n[On](./${random.one(names)}.md)\n`),
    ),
  (dir, random, count) =>
    onDocument(dir, random, (file) =>
      writeFileSync(
        file,
        `---\ntitle: Title ${count}\nsidebar_label: Label ${count}\nsidebar_position: ${random.below(9)}\ntags: [t${random.below(4)}]\n---\n\nText.\n`,
      ),
    ),
  (dir, random) =>
    onDocument(dir, random, (file) =>
      writeFileSync(
        file,
        `---\nslug: /${random.one(names)}-slug\n${random.one(['draft', 'unlisted'])}: true\n---\n\n# Flags\n`,
      ),
    ),
  (dir, random) => onDocument(dir, random, (file) => rmSync(file)),
  (dir, random, count) =>
    onDocument(dir, random, (file) =>
      renameSync(file, path.join(path.dirname(file), `${random.one(names)}-${count}.md`)),
    ),
  (dir, random) =>
    onDocument(dir, random, (file) => renameSync(file, path.join(path.dirname(file), otherCase(path.basename(file))))),
  // Saves a file as editors do: writes a temporary file and renames it, or renames the old file first.
  (dir, random, count) =>
    onDocument(dir, random, (file) => {
      writeFileSync(`${file}.swp`, `# Saved ${count}\n\nBy renaming.\n`);
      renameSync(`${file}.swp`, file);
    }),
  (dir, random, count) =>
    onDocument(dir, random, (file) => {
      renameSync(file, `${file}~`);
      writeFileSync(file, `# Saved ${count}\n\nWith a copy next to it.\n`);
      rmSync(`${file}~`);
    }),
  (dir, random, count) =>
    onDocument(dir, random, (file) => {
      writeFileSync(file, '');
      writeFileSync(file, `# Emptied ${count}\n`);
    }),
  // Changes a file without changing its size and its time.
  (dir, random, count) =>
    onDocument(dir, random, (file) => {
      const text = readFileSync(file, 'latin1');
      writeFileSync(file, text.replace(/\d/g, String(count % 10)), 'latin1');
      utimesSync(file, 1_700_000_000, 1_700_000_000);
    }),
  (dir, random) => onDocument(dir, random, (file) => writeFileSync(file, '---\ntitle: [broken\n---\n\n# Broken\n')),
  (dir, random) => onDocument(dir, random, (file) => writeFileSync(file, Buffer.from([35, 32, 0xff, 0xfe, 10]))),
  (dir) => replaceFolder(dir, 'docs/guides', 'docs/moved'),
  (dir) => replaceFolder(dir, 'docs/moved', 'docs/guides'),
  (dir, random) => rmSync(path.join(dir, 'docs', random.one(folders.slice(1))), { recursive: true, force: true }),
  (dir, random, count) =>
    write(
      dir,
      `docs/${random.one(folders.slice(1))}/_category_.json`,
      random.below(4) === 0 ? '{ "label": ' : `{ "label": "Category ${count}", "position": ${random.below(5)} }`,
    ),
  (dir, random, count) =>
    write(dir, 'lectern.config.json', random.below(4) === 0 ? '{ "titel": 1 }' : config(`Storm ${count}`)),
  (dir, random, count) =>
    write(dir, 'sidebars.json', random.below(4) === 0 ? '{ "all": [ {' : sidebars(`All ${count}`)),
  (dir, _random, count) => write(dir, 'docs/_shared.md', `Shared words, ${count}.\n`),
  (dir, random) => write(dir, 'docs/dot.svg', dot(random.one(['red', 'blue', 'green']))),
  (dir, _random, count) => write(dir, `static/file-${count % 3}.txt`, `Static ${count}\n`),
  (dir, _random, count) => rmSync(path.join(dir, `static/file-${count % 3}.txt`), { force: true }),
  (dir, random, count) =>
    write(
      dir,
      `blog/2024-02-${10 + (count % 9)}-${random.one(names)}.md`,
      `---\ntags: [t${random.below(3)}]\n---\n\n# Post ${count}\n\nWords.\n`,
    ),
  (dir, _random, count) =>
    write(
      dir,
      'CHANGELOG.md',
      `# Changelog\n\n## 1.${count}.0 (2024-03-01)\n\n- Change ${count}.\n\n## 1.0.0 (2024-01-01)\n\n- First.\n`,
    ),
  (dir) => {
    const link = path.join(dir, 'docs/link.md');
    if (existsSync(link)) rmSync(link);
    else symlinkSync('index.md', link);
  },
  // Changes many files at once, as a switch to another branch does.
  (dir, random, count) => {
    for (const name of names)
      write(dir, `docs/branch/${name}.md`, `# ${name} of branch ${count}\n\n[Next](./${random.one(names)}.md)\n`);
  },
];

function create(dir: string, random: Random, count: number): void {
  const file = path.join('docs', random.one(folders), `${random.one(names)}.md`);
  write(dir, file, `# Page ${count}\n\nText of page ${count}, [a link](./${random.one(names)}.md).\n`);
}

function onDocument(dir: string, random: Random, change: (file: string) => void): void {
  const files = documents(dir);
  if (files.length > 0) change(path.join(dir, random.one(files)));
}

function replaceFolder(dir: string, from: string, to: string): void {
  if (!existsSync(path.join(dir, from))) return;
  rmSync(path.join(dir, to), { recursive: true, force: true });
  renameSync(path.join(dir, from), path.join(dir, to));
}

function otherCase(name: string): string {
  return name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name.toLowerCase();
}

/**
 * Returns the Markdown files that the storm may change. They are sorted, so that only the seed determines the choice.
 */
function documents(dir: string): string[] {
  return list(dir).filter(
    (file) => /^(docs|blog)\/.*\.mdx?$/.test(file) && !/_shared|uses|picture|index|link\./.test(file),
  );
}

function list(dir: string): string[] {
  const names = ['docs', 'blog'].flatMap((folder) =>
    readdirSync(path.join(dir, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name),
    ),
  );
  return names.sort();
}

/** If files have names that differ only in case, removes all but one of them. */
function removeTwins(dir: string): void {
  const seen = new Set<string>();
  for (const file of documents(dir)) {
    if (seen.has(file.toLowerCase())) rmSync(path.join(dir, file));
    seen.add(file.toLowerCase());
  }
}

function isBroken(dir: string, file: string): boolean {
  const bytes = readFileSync(path.join(dir, file));
  const isPostWithoutDate = /^blog\/\D/.test(file);
  // One of the operations replaces all digits with the same digit, which makes dates invalid.
  const isOddDate = bytes.includes('date: ') && !bytes.includes(`date: ${mendedDate}`);
  return isPostWithoutDate || isOddDate || bytes.includes(0xff) || bytes.includes('[broken');
}

function write(dir: string, name: string, text: string): void {
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function config(title: string): string {
  const loose = { onBrokenLinks: 'warn', onBrokenMarkdownLinks: 'warn', onDuplicateRoutes: 'warn' };
  return JSON.stringify({
    title,
    url: 'https://storm.example',
    ...loose,
    docs: { sidebarPath: 'sidebars.json' },
    blog: {},
    changelog: { path: 'CHANGELOG.md' },
  });
}

function sidebars(label: string): string {
  return JSON.stringify({ all: [{ type: 'category', label, items: [{ type: 'autogenerated', dirName: '.' }] }] });
}

function dot(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4" fill="${color}"/></svg>`;
}
