import { defineExtension } from 'lectern';
import { z } from 'zod';

interface Term {
  term: string;
  explanation: string;
  see: string;
  line: number;
}

/** Parses lines of `term,explanation,see`. The first line contains the names of the columns. */
function readTerms(text: string): Term[] {
  const rows = text.split('\n').map((row, index) => ({ cells: row.split(','), line: index + 1 }));
  return rows.slice(1).flatMap(({ cells, line }) => {
    const [term = '', explanation = '', see = ''] = cells.map((cell) => cell.trim());
    return term === '' ? [] : [{ term, explanation, see, line }];
  });
}

const pageOf = ({ term, explanation, see }: Term) =>
  [`# ${term}`, explanation, ...(see === '' ? [] : [`See also [${see}](./${see}.md).`])].join('\n\n');

/** Builds a glossary from a CSV file: a page for each term, and checks of the file. */
export default defineExtension({
  name: 'glossary',
  options: z.strictObject({ file: z.string(), folder: z.string().default('docs/glossary') }),
  // #region rules
  rules: {
    unexplained: {
      severity: 'error',
      message: 'the term "{term}" has no explanation',
      hint: 'write the explanation in the second column',
    },
    unlinked: {
      severity: 'warning',
      message: 'no page links to the term "{term}"',
      hint: 'link to the term, or remove the line',
    },
  },
  // #endregion rules
  async sources({ files, options: { file, folder } }) {
    const terms = readTerms((await files.read(file)) ?? '');
    const pages = terms.map((term) => ({
      path: `${folder}/${term.term}.md`,
      text: pageOf(term),
      origin: { file, line: term.line },
    }));
    return [{ path: `${folder}/_category_.yml`, text: 'label: Glossary\n' }, ...pages];
  },
  check: {
    async site({ documents }, report, { files, options: { file } }) {
      const links = documents.flatMap((document) => document.links.map(({ url }) => url));
      for (const { term, explanation, line } of readTerms((await files.read(file)) ?? '')) {
        if (explanation === '') report('unexplained', { file, line }, { term });
        if (!links.some((url) => url.endsWith(`/${term}.md`))) report('unlinked', { file, line }, { term });
      }
    },
  },
});
