import { cp, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { lectern, measure, medianOf, root } from '../measure.ts';
import { ratio, seconds, type Row } from '../row.ts';

const corpus = path.join(root, '../shared/corpora/docusaurus-website');
const config = (versions: string[]) => ({
  title: 'Real docs', url: 'https://real.example', blog: false, changelog: false, pages: false,
  onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', onBrokenMarkdownLinks: 'ignore', onBrokenImports: 'warn', onBrokenPartials: 'warn',
  markdown: { math: true, admonitions: { keywords: ['my-custom-admonition'] } },
  docs: [{ sidebarPath: 'sidebars.json', lastVersion: 'current', onlyIncludeVersions: versions }],
});

/** Three versions of a large real site's docs beside its newest one alone. No row where that content isn't at hand. */
export async function versions(folder: string): Promise<Row[]> {
  if (!existsSync(corpus)) return [];
  const compile = async (name: string, wanted: string[]) => {
    const dir = path.join(folder, name);
    await mkdir(dir, { recursive: true });
    for (const part of ['docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'sidebars.json', 'static', 'src', 'blog']) {
      await cp(path.join(corpus, part), path.join(dir, part), { recursive: true });
    }
    await writeFile(path.join(dir, 'lectern.config.json'), JSON.stringify(config(wanted)));
    return medianOf(3, () => measure([lectern, 'compile', dir, '--no-cache']));
  };
  const one = await compile('one-version', ['current']);
  const three = await compile('three-versions', ['current', '3.0.0-rc.0', '2.4.3']);
  return [{ what: 'real docs in three versions, CPU', figure: seconds(three.cpu), beside: `${ratio(three.cpu / one.cpu)} of one version, ${seconds(one.cpu)}`, goal: '≤ 1.4 ×' }];
}
