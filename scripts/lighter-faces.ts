import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';

/** Font weights used by the viewer's styles. The other weights are a third of a font file. */
export const weights = { min: 400, max: 700 };

/** Options that the types of the package lack. */
type Options = Parameters<typeof subsetFont>[2] & { keepFeatures?: string[]; dropTables?: string[] };

/** Kept parts of each font, by the start of its file names; the longest match applies. */
const kept: Record<string, Options> = {
  literata: { variationAxes: { wght: weights }, keepFeatures: ['kern', 'liga', 'onum', 'lnum', 'tnum'] },
  // Browsers do not kern letters of two files, and two of these letters rarely meet.
  'literata-latin-ext': { variationAxes: { wght: weights }, keepFeatures: ['locl'] },
  // Font of the interface: kerning, and tabular figures.
  inter: { variationAxes: { wght: weights }, keepFeatures: ['kern', 'tnum'], dropTables: ['GDEF', 'STAT', 'gasp'] },
  'inter-latin-ext': {
    variationAxes: { wght: weights },
    keepFeatures: [],
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'],
  },
  // Font of code: one weight, and no ligatures, because code must show the typed characters.
  'jetbrains-mono': {
    variationAxes: { wght: weights.min },
    keepFeatures: [],
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'gasp'],
  },
};

/** Removes unused weights, letters and features from the fonts, which first pages load. */
export const lighterFaces: Plugin = {
  name: 'lighter-faces',
  setup({ onLoad }) {
    const names = Object.keys(kept).join('|');
    onLoad({ filter: new RegExp(`[\\\\/](?:${names})-[a-z-]+-wght-(?:normal|italic)\\.woff2$`) }, async (file) => ({
      contents: await lighter(file.path),
      loader: 'file',
    }));
  },
};

const made = new Map<string, Promise<Buffer>>();

function lighter(file: string): Promise<Buffer> {
  if (!made.has(file)) made.set(file, makeLighter(file));
  return made.get(file)!;
}

async function makeLighter(file: string): Promise<Buffer> {
  const name = path.basename(file);
  const [face] = Object.keys(kept)
    .filter((start) => name.startsWith(`${start}-`))
    .sort((a, b) => b.length - a.length);
  const styles = await readFile(path.join(import.meta.dirname, '../viewer/styles/fonts.css'), 'utf8');
  return subsetFont(await readFile(file), lettersOf(name, styles), { targetFormat: 'woff2', ...kept[face!] });
}

/** Returns all letters in the `unicode-range` of a font file. */
function lettersOf(name: string, styles: string): string {
  const rule = styles.split('@font-face').find((each) => each.includes(`/${name}'`));
  if (rule === undefined) throw new Error(`no style names ${name}`);
  return [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from, to = from]) => {
      const [first, last] = [from!, to!].map((hex) => Number.parseInt(hex, 16)) as [number, number];
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}
