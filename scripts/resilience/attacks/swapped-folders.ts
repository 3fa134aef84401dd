import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../../../compiler/compile.ts';
import { exitCode } from '../../../compiler/cli/failure.ts';
import { generateSite } from '../../bench/generate-site.ts';
import type { Attack } from '../attack.ts';
import { differences, filesBelow } from '../commands/commands.ts';
import { outputOf } from '../commands/open-command.ts';
import { whileSwapping } from '../processes/swapping.ts';

const runs = 200;

export const swappedFolders: Attack = {
  name: 'swapped-folders',
  what: 'compiles while another process replaces folders of the output and of the cache by links in a loop. Nothing behind the links changes. A compile publishes or reports an error. The output of the next compile equals a cold compile',
  async run({ folder, share, note }) {
    const site = path.join(folder, 'site');
    const outside = path.join(folder, 'outside');
    await generateSite(20, 1, site);
    await compile(site);
    const dirs = [
      'dist',
      'dist/corpus',
      'dist/corpus/pages',
      'dist/docs',
      'dist/docs/part-0',
      '.lectern',
      'dist/.lectern',
    ]
      .map((name) => path.join(site, name))
      .filter((dir) => existsSync(dir) || dir.endsWith('.lectern'));
    // Creates files with names that Lectern's calls would replace or remove, if a link redirected them to this
    // folder.
    for (const name of [
      'lock',
      'journal.json',
      'staging/0',
      'staging/1',
      'index.html',
      'pages/index.json',
      'cache/0',
    ]) {
      mkdirSync(path.dirname(path.join(outside, name)), { recursive: true });
      writeFileSync(path.join(outside, name), `mine ${name}`);
    }
    const before = filesBelow(outside);
    const failures: string[] = [];
    const ends = new Map<string, number>();
    const all = Math.max(5, Math.round(runs * share));
    for (const [index, dir] of dirs.entries()) {
      await whileSwapping(outside, [dir], async () => {
        for (let run = index; run < all; run += dirs.length) {
          writeFileSync(path.join(site, 'docs/index.md'), `---\nslug: /\n---\n\n# Run ${run}\n`);
          const end = await compile(site).then(
            ({ published }) => (published ? 'published' : 'an error of the content'),
            (error: unknown) => {
              if (exitCode(error) === 70)
                failures.push(`${dir}: ${error instanceof Error ? error.stack : String(error)}`);
              return `exit code ${exitCode(error)}`;
            },
          );
          ends.set(end, (ends.get(end) ?? 0) + 1);
        }
      });
      const changed = differences(filesBelow(outside), before);
      if (changed.length > 0) failures.push(`${dir}: ${changed.join(', ')} changed outside`);
      rmSync(`${dir}~`, { recursive: true, force: true });
      const { published } = await compile(site);
      if (!published) failures.push(`${dir}: the next compile publishes nothing`);
      const cold = path.join(folder, 'cold');
      rmSync(cold, { recursive: true, force: true });
      await compile(site, { outDir: cold, cache: false });
      const different = differences(outputOf(site), filesBelow(cold));
      if (different.length > 0) failures.push(`${dir}: differs in ${different.slice(0, 5).join(', ')}`);
      note(`${path.relative(site, dir)}: ${[...ends].map(([end, count]) => `${count} ${end}`).join(', ')}`);
    }
    const figures = [...ends].map(([end, count]) => `${end}: ${count}`).join(', ');
    return { tried: `${all} compiles with ${dirs.length} folders`, failures, figures };
  },
};
