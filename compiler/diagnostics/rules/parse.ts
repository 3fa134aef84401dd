import { yamlHint } from '../yaml-hint.ts';
import { adjustableError, error, list, suggest, useOneOf, warning } from '../rule.ts';

type None = Record<never, never>;

/** Formats a number: `500013` → `500,013`. */
const inGroups = (number: number) => number.toLocaleString('en');

/** Descriptions of how Lectern reads syntax that has a different meaning in MDX 1. */
const readAs = {
  page: {
    what: 'the page is read as Markdown, without its components',
    hint: 'write the page as MDX 3 to render its components; Docusaurus 2 reads the page as MDX 1',
  },
  text: {
    what: 'Lectern reads the code as text',
    hint: 'write a backslash before the character; Docusaurus 2 also reads this code as text',
  },
  list: {
    what: 'the list ends before this tag',
    hint: 'write the tag at the start of its line; Docusaurus 2 ends a list at two empty lines',
  },
};

/** Rules that depend only on the source of one document. */
export const parseRules = {
  'front-matter-syntax': error((f: { reason: string } | { characters: number; limit: number }) =>
    'limit' in f
      ? {
          message: `the front matter has ${inGroups(f.characters)} characters, more than the limit of ${inGroups(f.limit)}`,
          hint: 'remove values that the page does not need, or move long text below the front matter',
        }
      : { message: `the front matter is not valid YAML: ${f.reason}`, hint: yamlHint(f.reason) },
  ),
  'keys-on-one-line': warning((f: { key: string }) => ({
    message: `the key "${f.key}" is on the same line as another key`,
    hint: 'start a new line with this key, as YAML requires',
  })),
  'front-matter-shape': error((f: { found: string }) => ({
    message: `the front matter must be a list of "key: value" lines, but this is ${f.found}`,
    hint: 'write "key: value" lines, or remove the "---" lines if this is meant as text',
  })),
  'inherited-key': warning((f: { name: string }) => ({
    message:
      f.name === '__proto__'
        ? 'the key "__proto__" is ignored: it would change the prototype of its object'
        : `the key "${f.name}" has the name of a property that every JavaScript object inherits`,
    hint: 'rename the key, so that code does not read the inherited property',
  })),
  'front-matter-unclosed': error<None>(() => ({
    message: 'the front matter that starts here has no end',
    hint: 'end the front matter with a line of three dashes: ---',
  })),
  'front-matter-language': error((f: { language: string }) => ({
    message: `front matter in "${f.language}" cannot be read`,
    hint: 'write the front matter in YAML, between two lines of three dashes',
  })),
  'front-matter-function': error((f: { reason: string }) => ({
    message: `"markdown.parseFrontMatter" cannot read the front matter of this file: ${f.reason}`,
    hint: 'fix the function in the config; it returns { frontMatter, content }',
  })),
  'text-too-long': adjustableError((f: { length: number; limit: number }) => ({
    message: `this file has ${f.length} characters, more than the limit of ${f.limit}`,
    hint: 'split the file into several pages',
  })),
  'nesting-too-deep': error((f: { limit: number; of?: 'expression' }) => ({
    message:
      f.of === 'expression'
        ? `this expression has more than ${f.limit} operators, and each adds a level of nesting`
        : `the content here is nested more than ${f.limit} levels deep`,
    hint:
      f.of === 'expression'
        ? 'write the values as a list, or move the code into a module that the page imports'
        : 'find repeated >, -, [, * or tags that are not meant as markup, and put them into a code block',
  })),
  'tree-too-large': error((f: { limit: number; of: 'lines' | 'nodes' }) => ({
    message: `this file contains more than ${f.limit} ${f.of === 'lines' ? 'lines' : 'nodes, such as paragraphs, list items, table cells and links'}`,
    hint:
      f.of === 'lines'
        ? 'split the file into several pages'
        : 'split the file into several pages, or raise `markdown.nodeLimit`',
  })),
  'markup-too-dense': error((f: { mark: string; limit: number }) => ({
    message: `this paragraph or table contains the markup ${f.mark} more than ${f.limit} times`,
    hint: 'put text that is not meant as markup into a code block',
  })),
  'costs-too-much': error((f: { milliseconds: number } | { characters: number }) => ({
    message:
      'characters' in f
        ? `from its start to this line, the file contains more than ${f.characters} characters of markup that is slow to parse`
        : `parsing this file takes more than ${f.milliseconds / 1000} seconds, or more memory than there is`,
    hint:
      'characters' in f
        ? 'split the file into several pages, and put text that is not meant as markup into a code block'
        : 'split the file into several pages, or raise `markdown.timeLimit`',
  })),
  'unreadable-document': error((f: { reason: string }) => ({
    message: `this document cannot be read: ${f.reason}`,
    hint: 'remove parts of the document to find the part that causes the error, and report this as a bug',
  })),
  'page-failed': error((f: { reason: string }) => ({
    message: `this page cannot be compiled: ${f.reason}`,
    hint: 'remove parts of the page to find the part that causes the error, and report this as a bug',
  })),
  'file-failed': error((f: { reason: string }) => ({
    message: `Lectern failed while it processed this file: ${f.reason}`,
    hint: 'remove parts of the file to find the part that causes the error, and report this as a bug',
  })),
  'step-failed': error((f: { step?: string | undefined; reason: string }) => ({
    message: `Lectern failed ${f.step === undefined ? 'while it processed this site' : `while it wrote "${f.step}"`}: ${f.reason}`,
    hint: 'undo the last change of the content to find the cause, and report this as a bug',
  })),
  'mdx-syntax': error((f: { reason: string; hint: string }) => ({
    message: `this is not valid MDX: ${f.reason}`,
    hint: f.hint || 'write valid JavaScript, or write a backslash before a character that is meant as text',
  })),
  'mdx1-syntax': warning((f: { reason: string; mended?: 'text' | 'list' }) => ({
    message: `${f.reason}; ${readAs[f.mended ?? 'page'].what}`,
    hint: readAs[f.mended ?? 'page'].hint,
  })),
  'unknown-admonition': adjustableError(
    (f: { name: string; nearest: string | undefined; known: readonly string[] }) => ({
      message: `the admonition "${f.name}" does not exist`,
      hint: suggest(f.nearest && `:::${f.nearest}`, useOneOf(f.known, 20)),
    }),
  ),
  'unused-directive': warning((f: { name: string }) => ({
    message: `the directive "::${f.name}" is unknown, so it is shown as text`,
    hint: 'escape the colons (\\::) if it is meant as text',
  })),
  'empty-link': adjustableError((f: { text: string }) => ({
    message: `the link "${f.text}" has an empty address`,
    hint: 'write the address between the parentheses, or remove the link',
  })),
  'empty-image': adjustableError((f: { alt: string }) => ({
    message: `the image "${f.alt}" has no address`,
    hint: 'write the path of the image between the parentheses',
  })),
  'suspicious-character': warning((f: { codePoint: string; count: number; isRemoved: boolean }) => ({
    message: `this text contains the character ${f.codePoint}${f.count > 1 ? `, ${f.count} times` : ''}, which is invisible${
      f.isRemoved ? '; Lectern removes it' : ' and changes how the rest of the line is displayed'
    }`,
    hint: 'remove the character, unless the text is in a right-to-left language',
  })),
  'unsafe-html': warning((f: { code: string }) => ({
    message: `${f.code} is not safe in a page, so Lectern removes it`,
    hint: 'remove this code, or move it into a component in a JavaScript or TypeScript file',
  })),
  'unsafe-url': warning((f: { url: string }) => ({
    message: `the address ${JSON.stringify(f.url)} is not safe in a page, so Lectern removes it`,
    hint: 'use http:, https:, mailto:, or a path of this site',
  })),
  'misplaced-element': warning((f: { name: string } | { textIn: string }) => ({
    message: `HTML does not allow ${'textIn' in f ? `text directly in <${f.textIn}>` : `<${f.name}> here`}, so Lectern moves it, as browsers do`,
    hint: 'close the surrounding element first, or move this content out of the element',
  })),
  'math-syntax': warning((f: { reason: string }) => ({
    message: `this formula is not valid TeX: ${f.reason}`,
    hint: 'fix the formula, or write \\$ for a dollar sign that is text',
  })),
  'unknown-component': warning((f: { name: string; near?: string }) => ({
    message: `the component <${f.name}> is unknown, so only its content is shown`,
    hint: `${f.near === undefined ? `import <${f.name}> in this file, or` : `did you mean <${f.near}>? Otherwise`} write < as \\< or {"<"} if it is meant as text`,
  })),
  'code-refused': error((f: { code: string }) => ({
    message: `${f.code} is code, and this site allows no code in content`,
    hint: 'remove the code, or set "code" to "bundle" in the config if you trust all authors',
  })),
  'duplicate-tab': adjustableError((f: { value: string }) => ({
    message: `two tabs have the value "${f.value}"`,
    hint: 'give each tab of a group a different value',
  })),
  'tab-without-value': warning<None>(() => ({
    message: 'this <TabItem> has no value, so the tab shows a number as its label',
    hint: 'name the tab: <TabItem value="npm" label="npm">',
  })),
  'stray-tab': warning<None>(() => ({
    message: 'this <TabItem> is not directly in <Tabs>, so readers see its content without a tab',
    hint: 'write <Tabs> around the <TabItem>, or move the <TabItem> directly into <Tabs>',
  })),
  'outside-tab': warning<None>(() => ({
    message: 'this content is in <Tabs> but not in a <TabItem>, so readers do not see the content',
    hint: 'move the content into a <TabItem>, or out of <Tabs>',
  })),
  'unknown-default-tab': adjustableError((f: { value: string; known: readonly string[] }) => ({
    message: `the default tab "${f.value}" does not exist`,
    hint: `use one of the tabs ${list(f.known)}`,
  })),
};
