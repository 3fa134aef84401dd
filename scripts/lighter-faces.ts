import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import subsetFont from 'subset-font';

/** The weights that the viewer's styles have: those beyond are a third of a face. */
export const weights = { min: 400, max: 700 };

/** Takes the weights that nothing is set in out of the reading face, of which every first page loads one file. */
export const lighterFaces: Plugin = {
  name: 'lighter-faces',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]literata-[a-z-]+-wght-(?:normal|italic)\.woff2$/ }, async (file) => ({
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
  const subset = /literata-(.*)-wght-/.exec(path.basename(file))![1]!;
  return subsetFont(await readFile(file), lettersOf(subset), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
}

/** @returns every letter that a file of the face is there for */
function lettersOf(subset: string): string {
  const ranges = createRequire(import.meta.url)('@fontsource-variable/literata/unicode.json') as Record<string, string>;
  return ranges[subset]!.split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16)) as [number, number?];
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');
}
