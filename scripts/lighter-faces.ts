import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';

/** The font weights that the viewer's styles use. All other weights, which are a third of a font file, are removed. */
export const weights = { min: 400, max: 700 };

/** The options of `subsetFont`, some of which are missing in its types. */
type Options = Parameters<typeof subsetFont>[2] & { keepFeatures?: string[]; dropTables?: string[] };

/** Prefix of a font's file names → the parts of the font that the build keeps. The longest matching prefix applies. */
const kept: Record<string, Options> = {
  literata: { variationAxes: { wght: weights }, keepFeatures: ['kern', 'liga', 'onum', 'lnum', 'tnum'] },
  // The build removes kerning from this file. Browsers kern only letters in the same file, and two letters of this
  // file are rarely adjacent.
  'literata-latin-ext': { variationAxes: { wght: weights }, keepFeatures: ['locl'] },
  // The font of the user interface keeps kerning and digits of equal width.
  inter: { variationAxes: { wght: weights }, keepFeatures: ['kern', 'tnum'], dropTables: ['GDEF', 'STAT', 'gasp'] },
  'inter-latin-ext': {
    variationAxes: { wght: weights },
    keepFeatures: [],
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'],
  },
  // The font of code has no ligatures, because code must display the typed characters.
  'jetbrains-mono': {
    variationAxes: { wght: weights.min },
    keepFeatures: [],
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'gasp'],
  },
};

/** An esbuild plugin that removes unused weights, letters and features from the fonts that first pages load. */
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

/** Returns all letters in the `unicode-range` of a font file's `@font-face`. */
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
