import { defineExtension } from 'lectern';

const file = 'terms.csv';

/** An extension that adds a page with the terms of a file. Reports terms without an explanation. */
export default defineExtension({
  name: 'terms',
  rules: {
    unexplained: {
      severity: 'warning',
      message: 'the term "{term}" has no explanation',
      hint: 'write the explanation after a comma',
    },
  },
  async sources({ files }) {
    const rows = await readRows(files);
    const items = rows.map(({ term, text }) => `- **${term}**: ${text}`);
    const line = [undefined, undefined, ...rows.map((row) => row.line)];
    return [{ path: 'docs/terms.md', text: ['# Terms', '', ...items, ''].join('\n'), origin: { file, line } }];
  },
  check: {
    async site(site, report, { files }) {
      for (const { term, text, line } of await readRows(files))
        if (text === '') report('unexplained', { file, line }, { term });
    },
  },
});

/** Reads the rows of the file, with their lines. */
async function readRows(files) {
  const lines = ((await files.read(file)) ?? '').split('\n');
  return lines.flatMap((row, index) => {
    const [term = '', ...rest] = row.split(',');
    return term.trim() === '' ? [] : [{ term: term.trim(), text: rest.join(',').trim(), line: index + 1 }];
  });
}
