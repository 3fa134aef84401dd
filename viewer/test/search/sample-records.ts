import type { SampleRecord } from './stand-in-service.ts';

const origin = 'https://example.org/site';

/** Returns a record for a page of the sample site, or for a section of a page. */
export function record(path: string, steps: readonly string[], more: Partial<SampleRecord> = {}): SampleRecord {
  const hierarchy = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((level) => [`lvl${level}`, steps[level] ?? null]));
  const type = more.content === undefined ? (`lvl${steps.length - 1}` as SampleRecord['type']) : 'content';
  return {
    objectID: `${path} ${type} ${more.content ?? ''}`,
    url: origin + path,
    type,
    hierarchy,
    language: 'en',
    docusaurus_tag: 'docs-default-2.0',
    ...more,
  };
}

const markdown = ['Guides', 'Writing in Markdown'];
const blog = { docusaurus_tag: 'default' };

/** The records that a crawler would create for the sample site. */
export const sampleRecords: SampleRecord[] = [
  record('/docs/guides/markdown#headings', [...markdown, 'Markdown headings']),
  record('/docs/guides/markdown', markdown),
  record('/docs/guides/markdown#code', [...markdown, 'Code'], {
    content:
      'A fence of Markdown keeps its code as it is, with &lt;b&gt;markup&lt;/b&gt; and all that stands in it, and more words follow here.',
  }),
  record('/docs/intro', ['Folio', 'Introduction']),
  record('/docs/intro#in-the-middle', ['Folio', 'Introduction', 'In the middle'], {
    content: 'Markdown is what a folio is written in.',
  }),
  record('/docs/1.0/intro', ['Folio', 'Introduction to 1.0'], { docusaurus_tag: 'docs-default-1.0' }),
  record('/blog/a-desk-to-read-at', ['Notes', 'A desk to read at'], blog),
  record('/blog/a-desk-to-read-at#light', ['Notes', 'A desk to read at', 'Light'], {
    ...blog,
    content: 'Markdown by candlelight.',
  }),
  ...Array.from({ length: 40 }, (_, index) =>
    record(`/docs/many#part-${index + 1}`, ['Many', 'Many parts', `Particle ${index + 1}`]),
  ),
];
