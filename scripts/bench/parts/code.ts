import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, stop } from 'esbuild';
import type { CompileReport } from '../../../compiler/index.ts';
import { freshFolders } from '../fresh-folders.ts';
import { jsonOf, lectern, median } from '../measure.ts';
import { milliseconds, ratio, type Row } from '../row.ts';

const icons = 1600;

/**
 * Measures the compile of a page that uses one icon of a package with thousands of modules. Compares its time with
 * esbuild alone.
 */
export async function code(folder: string): Promise<Row[]> {
  const dir = path.join(folder, 'icon');
  await writeSite(dir);
  const fresh = freshFolders(path.join(folder, 'icon-out'));
  const own: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const report = await jsonOf<CompileReport>([
      lectern,
      'compile',
      dir,
      '--out-dir',
      fresh.next(),
      '--no-cache',
      '--json',
    ]);
    own.push(report.stats.stages.find(({ stage }) => stage === 'code')!.milliseconds);
    const started = performance.now();
    await build({
      entryPoints: [path.join(dir, 'src/pages/index.jsx')],
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      sourcemap: 'linked',
      jsx: 'automatic',
      external: ['react'],
      outdir: path.join(dir, 'out'),
      write: false,
    });
    plain.push(performance.now() - started);
    // Stops esbuild, so that each compile includes the start of esbuild.
    await stop();
  }
  await fresh.remove();
  return [
    {
      what: `one icon of a package of ${icons}, stage "code"`,
      figure: milliseconds(median(own)),
      beside: `${ratio(median(own) / median(plain))} of esbuild alone, ${milliseconds(median(plain))}`,
      goal: '≤ 2 ×',
    },
  ];
}

/**
 * Writes a site and an icon package. Like real icon packages, it has two modules for each icon, and a module that
 * exports all icons.
 */
async function writeSite(dir: string): Promise<void> {
  const kit = path.join(dir, 'node_modules/harbour-icons');
  await mkdir(path.join(kit, 'icons'), { recursive: true });
  await mkdir(path.join(dir, 'src/pages'), { recursive: true });
  await writeFile(path.join(dir, 'lectern.config.json'), '{"title":"Icons","docs":false,"blog":false}');
  await writeFile(
    path.join(dir, 'src/pages/index.jsx'),
    "import { Icon7 } from 'harbour-icons';\nexport default () => <Icon7 />;\n",
  );
  await writeFile(
    path.join(kit, 'package.json'),
    '{"name":"harbour-icons","version":"1.0.0","type":"module","sideEffects":false,"exports":"./index.js"}',
  );
  await writeFile(
    path.join(kit, 'icon.js'),
    "import { createElement } from 'react';\nexport const icon = (name, path) => () => createElement('svg', { name }, createElement('path', { d: path }));\n",
  );
  let index = '';
  for (let number = 0; number < icons; number += 1) {
    const name = `Icon${number}`;
    const text = `import { icon } from '../icon.js';\nexport const ${name} = icon('${name}', 'M${number} 2v20M${number} 8h8');\n`;
    await writeFile(path.join(kit, `icons/${name}.js`), `${text}export { ${name} as default };\n`);
    await writeFile(path.join(kit, `icons/${name}-alias.js`), `export { default } from './${name}.js';\n`);
    index += `export { default as ${name} } from './icons/${name}-alias.js';\n`;
  }
  await writeFile(path.join(kit, 'index.js'), index);
}
