import type { BodyNode, TocEntry } from '../../../corpus/schema/index.ts';
import { c, h, p } from './nodes.ts';

const program = `import { compile } from 'lectern';

// What comes out is a folder of JSON.
export async function build(site) {
  const { pages } = await compile(site, { jobs: 4 });
  return pages.length;
}
`;

/** Fragments of a code sample with their token codes. `tokens` is computed from them. */
const pieces: [string, string][] = [
  ['k', 'import'], ['', ' { compile } '], ['k', 'from'], ['', ' '], ['s', "'lectern'"], ['p', ';'], ['', '\n\n'],
  ['c', '// What comes out is a folder of JSON.'], ['', '\n'],
  ['k', 'export'], ['', ' '], ['k', 'async'], ['', ' '], ['k', 'function'], ['', ' '], ['f', 'build'], ['p', '('], ['v', 'site'], ['p', ')'], ['', ' '], ['p', '{'], ['', '\n  '],
  ['k', 'const'], ['', ' { pages } '], ['o', '='], ['', ' '], ['k', 'await'], ['', ' '], ['f', 'compile'], ['p', '('], ['', 'site, { '], ['y', 'jobs'], ['o', ':'], ['', ' '], ['n', '4'], ['', ' }'], ['p', ')'], ['p', ';'],
]; // prettier-ignore
const tokens = pieces.map(([letter, text]) => `${letter}${text.length}`).join(' ');

export const markdownBody: BodyNode[] = [
  h('h1', {}, 'Everything in Markdown'),
  p('Prose is what most of a documentation is made of: ', h('strong', {}, 'strong'), ', ', h('em', {}, 'emphasised'), ', ', h('del', {}, 'struck'), ' and ', h('code', {}, 'inline code'), ', with ', h('a', { href: '/site/docs/installation' }, 'a link to a page'), ', ', h('a', { href: 'https://example.com/' }, 'one off the site'), ' and ', h('a', { href: '/site/assets/report.pdf', target: '_blank' }, 'a file'), '. A reader’s eye wants lines of sixty or seventy characters, and room between them.'),
  p('A formula is ', h('span', { className: ['katex'] }, h('span', { className: ['katex-html'], ariaHidden: 'true' }, 'a² + b²')), '.'),
  p('Press ', h('kbd', {}, 'Ctrl'), ' ', h('kbd', {}, 'K'), ', or mark ', h('mark', {}, 'what matters'), '. A ', c('Term', { id: 'folio', term: 'Folio', definition: 'A leaf of a book.', href: '/site/about' }, 'folio'), ' is a leaf. Water is H', h('sub', {}, '2'), 'O.', h('sup', {}, h('a', { href: '#fn-1', id: 'fnref-1', dataFootnoteRef: true, ariaDescribedBy: 'footnote-label' }, '1'))),
  c('TOCInline'),
  h('h2', { id: 'lists' }, 'Lists'),
  h('ul', {}, h('li', {}, 'A point'), h('li', {}, 'Another, with points below it', h('ul', {}, h('li', {}, 'deeper'), h('li', {}, 'and deeper'))), h('li', {}, 'The last')),
  h('ol', {}, h('li', {}, 'First'), h('li', {}, 'Second'), h('li', {}, 'Third')),
  h('ul', { className: ['contains-task-list'] }, h('li', { className: ['task-list-item'] }, h('input', { type: 'checkbox', checked: true, disabled: true }), ' done'), h('li', { className: ['task-list-item'] }, h('input', { type: 'checkbox', disabled: true }), ' to do')),
  h('h2', { id: 'code' }, 'Code with ', h('code', {}, 'tokens')),
  c('CodeBlock', { code: program, language: 'js', title: 'build.js', tokens, marks: { 'theme-code-block-highlighted-line': [5] }, lineNumbers: 1 }),
  p('A plain block, with a line that is wider than any column:'),
  c('CodeBlock', { code: `npx lectern compile content --out-dir dist --jobs 4 --strict --json --verbose > report.json && echo "${'long '.repeat(20)}"`, language: 'bash' }),
  c('CodeBlock', { code: "- const answer = 41;\n+ const answer = 42;\n", language: 'diff', tokens: 'd20 1 i20' }),
  h('h3', { id: 'tabs' }, 'Tabs'),
  c('Tabs', { groupId: 'package-manager' }, c('TabItem', { value: 'npm', label: 'npm' }, c('CodeBlock', { code: 'npm install lectern', language: 'bash' })), c('TabItem', { value: 'yarn', label: 'Yarn' }, c('CodeBlock', { code: 'yarn add lectern', language: 'bash' })), c('TabItem', { value: 'pnpm', label: 'pnpm' }, p('Some pnpm.'), c('CodeBlock', { code: 'pnpm add lectern', language: 'bash' }))),
  c('Tabs', { groupId: 'package-manager', queryString: 'with' }, c('TabItem', { value: 'npm', label: 'npm' }, p('You use npm.')), c('TabItem', { value: 'yarn', label: 'Yarn', default: true }, p('You use Yarn.'))),
  c('Tabs', { defaultValue: null }, c('TabItem', { value: 'a', label: 'Closed at first' }, p('Open now.')), c('TabItem', { value: 'b', label: 'This one too' }, p('And open.'))),
  h('h2', { id: 'admonitions' }, 'Admonitions'),
  ...['note', 'tip', 'info', 'warning', 'danger'].map((type) => c('Admonition', { type }, p('What an admonition of the kind ', h('code', {}, type), ' says, with ', h('a', { href: '/site/docs/intro' }, 'a link'), '.'))),
  c('Admonition', { type: 'tip' }, c('AdmonitionTitle', {}, 'A title of its ', h('strong', {}, 'own')), p('And in it another:'), c('Admonition', { type: 'caution' }, p('Careful.'))),
  h('h2', { id: 'tables' }, 'Tables and quotes'),
  h('table', {}, h('thead', {}, h('tr', {}, h('th', {}, 'Option'), h('th', { align: 'center' }, 'Default'), h('th', {}, 'What it does'))), h('tbody', {}, ...[['--jobs', '0', 'How many files are parsed at a time.'], ['--strict', 'false', 'Warnings fail the compile.'], ['--out-dir', 'dist', 'Where the corpus goes.']].map(([name, usual, text]) => h('tr', {}, h('td', {}, h('code', {}, name!)), h('td', { align: 'center' }, usual!), h('td', {}, text!))))),
  h('blockquote', {}, p('A book is a dream that you hold in your hand.')),
  h('hr'),
  h('details', {}, h('summary', {}, 'More of it'), p('Hidden at first, and shown with a movement.')),
  h('h3', { id: 'pictures' }, 'Pictures'),
  h('img', { src: '/site/assets/picture.svg', alt: 'A stand with a book', width: 640, height: 240 }),
  c('ThemedImage', { alt: 'Two looks', sources: { light: '/site/assets/picture.svg', dark: '/site/assets/picture.svg' } }),
  c('Mermaid', { value: 'graph LR\n  a --> b' }),
  c('DocCardList', { items: [{ kind: 'link', label: 'Installation', href: '/site/docs/installation', description: 'How to get it onto your machine.' }, { kind: 'category', label: 'Guides', href: '/site/docs/category/guides', count: 3 }] }),
  c('SomethingUnknown', {}, p('What an unknown component holds is shown.')),
  h('p', { style: 'color: var(--lectern-tip); --own: 1', className: ['styled'] }, 'A styled paragraph.'),
  h('h4', { id: 'fourth' }, 'A heading of the fourth level'),
  h('h5', { id: 'fifth' }, 'And of the fifth'),
  h('section', { className: ['footnotes'], dataFootnotes: true }, h('h2', { className: ['sr-only', 'visually-hidden'], id: 'footnote-label' }, 'Footnotes'), h('ol', {}, h('li', { id: 'fn-1' }, p('A footnote. ', h('a', { href: '#fnref-1', ariaLabel: 'Back to reference 1', dataFootnoteBackref: true }, '↩'))))),
]; // prettier-ignore

export const markdownToc: TocEntry[] = [
  { depth: 2, id: 'lists', text: 'Lists' },
  { depth: 2, id: 'code', text: 'Code with tokens', html: 'Code with <code>tokens</code>' },
  { depth: 3, id: 'tabs', text: 'Tabs' },
  { depth: 2, id: 'admonitions', text: 'Admonitions' },
  { depth: 2, id: 'tables', text: 'Tables and quotes' },
  { depth: 3, id: 'pictures', text: 'Pictures' },
  { depth: 4, id: 'fourth', text: 'A heading of the fourth level' },
  { depth: 5, id: 'fifth', text: 'And of the fifth' },
];
