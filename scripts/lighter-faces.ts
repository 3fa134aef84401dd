import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';

/** The weights that the viewer's styles have: those beyond are a third of a face. */
export const weights = { min: 400, max: 700 };

/** Options that the types of the package lack. */
type Options = Parameters<typeof subsetFont>[2] & { keepFeatures?: string[]; dropTables?: string[] };

/** What stays of each face, by the start of its files' names. */
const kept: Record<string, Options> = {
  literata: { variationAxes: { wght: weights } },
  // Of the interface: letters that stand well together, and figures that stand below each other.
  inter: { variationAxes: { wght: weights }, keepFeatures: ['kern', 'tnum'], dropTables: ['GDEF', 'STAT', 'gasp'] },
  // Of code: one weight, and no ligatures, as code has to show what is to be typed.
  'jetbrains-mono': {
    variationAxes: { wght: weights.min },
    keepFeatures: [],
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'gasp'],
  },
};

/** Takes the weights, letters and features that nothing is set in out of the faces, which first pages load. */
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
  const face = Object.keys(kept).find((start) => name.startsWith(`${start}-`))!;
  const styles = await readFile(path.join(import.meta.dirname, '../viewer/styles/fonts.css'), 'utf8');
  return subsetFont(await readFile(file), lettersOf(name, styles), { targetFormat: 'woff2', ...kept[face] });
}

/** @returns every letter that a file is asked for by the style sheet that names it */
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
