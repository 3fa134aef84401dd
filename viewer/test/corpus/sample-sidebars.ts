import type { SidebarItem, SidebarsFile } from '../../../corpus/schema/index.ts';

/** Returns the sidebars of a version of the sample site. */
export function sampleSidebars(version: string, base: string): SidebarsFile {
  const link = (label: string, slug: string): SidebarItem => ({
    type: 'link',
    label,
    href: `${base}/${slug}`,
    docId: slug,
  });
  const category = (label: string, items: SidebarItem[], rest: object = {}): SidebarItem => ({
    type: 'category',
    label,
    collapsible: true,
    collapsed: true,
    items,
    ...rest,
  });
  return {
    $schema: '',
    format: 1,
    instance: 'default',
    version,
    sidebars: {
      docs: [
        link('Introduction', 'intro'),
        category('Getting started', [link('Installation', 'installation'), link('Configuration', 'configuration')], {
          collapsed: false,
        }),
        category(
          'Guides',
          [
            link('Everything in Markdown', 'guides/markdown'),
            category('Deeper', [link('A page far down', 'guides/deep'), link('Another one', 'guides/deeper')]),
          ],
          { href: `${base}/category/guides` },
        ),
        { type: 'link', label: 'A secret', href: `${base}/secret`, unlisted: true },
        { type: 'html', body: [{ type: 'text', value: 'Between the links' }], defaultStyle: true },
        category(
          'A long list',
          Array.from({ length: 40 }, (_, index) => link(`Page number ${index + 1}`, `long/${index + 1}`)),
        ),
        { type: 'link', label: 'Elsewhere', href: 'https://example.com/' },
      ],
      api: [link('CLI', 'api/cli'), link('Node', 'api/node')],
    },
  };
}
