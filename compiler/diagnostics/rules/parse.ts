import { yamlHint } from '../yaml-hint.ts';
import { adjustableError, error, list, suggest, warning } from '../rule.ts';

type None = Record<never, never>;

/** What is made of text that MDX 1 read otherwise. */
const readAs = {
  page: {
    what: 'the page is read as Markdown, without its components',
    hint: 'Docusaurus 2 took it for MDX; write it as MDX of today, and all of it is drawn',
  },
  text: { what: 'it is taken for text', hint: 'Docusaurus 2 took it for text, too; write a backslash before it' },
  list: {
    what: 'the list before it ends',
    hint: 'two empty lines end a list in Docusaurus 2; write the tag at the start of its line',
  },
};

/** Faults of one document, found from its own bytes alone. */
export const parseRules = {
  'front-matter-syntax': error((f: { reason: string }) => ({
    message: `the front matter is not valid YAML: ${f.reason}`,
    hint: yamlHint(f.reason),
  })),
  'keys-on-one-line': warning((f: { key: string }) => ({
    message: `the key "${f.key}" stands on the line of another`,
    hint: 'begin a line with it, as YAML wants it',
  })),
  'front-matter-shape': error((f: { found: string }) => ({
    message: `the front matter must be a list of "key: value" lines, and this is ${f.found}`,
    hint: 'write it so, or take the lines "---" away where it is meant as text',
  })),
  'inherited-key': warning((f: { name: string }) => ({
    message:
      f.name === '__proto__'
        ? 'the key "__proto__" is left out: it would change what its object inherits'
        : `the key "${f.name}" is named like something that every object of JavaScript has`,
    hint: 'give it another name, as code that reads it can mistake one for the other',
  })),
  'front-matter-unclosed': error<None>(() => ({
    message: 'the front matter that starts here has no end',
    hint: 'close it with a line of three dashes: ---',
  })),
  'front-matter-language': error((f: { language: string }) => ({
    message: `front matter in "${f.language}" cannot be read`,
    hint: 'write it in YAML, between two lines of three dashes',
  })),
  'front-matter-function': error((f: { reason: string }) => ({
    message: `"markdown.parseFrontMatter" cannot read the front matter of this file: ${f.reason}`,
    hint: 'fix the function in the config; it returns { frontMatter, content }',
  })),
  'text-too-long': adjustableError((f: { length: number; limit: number }) => ({
    message: `this file has ${f.length} characters, more than the limit of ${f.limit}`,
    hint: 'split it into several pages',
  })),
  'nesting-too-deep': error((f: { limit: number; of?: 'expression' }) => ({
    message:
      f.of === 'expression'
        ? `this expression has more than ${f.limit} operators, and each nests what stands before it`
        : `this is nested more than ${f.limit} levels deep`,
    hint:
      f.of === 'expression'
        ? 'make a list of the values, or move the code into a module that the page imports'
        : 'look for a run of >, -, [, * or tags that is not meant as markup, and put it into a code block',
  })),
  'tree-too-large': error((f: { limit: number; of: 'lines' | 'nodes' }) => ({
    message: `this file holds more than ${f.limit} ${f.of === 'lines' ? 'lines' : 'paragraphs, items, cells, links and the like'}`,
    hint:
      f.of === 'lines' ? 'split it into several pages' : 'split it into several pages, or raise `markdown.nodeLimit`',
  })),
  'markup-too-dense': error((f: { mark: string; limit: number }) => ({
    message: `this paragraph or table holds more than ${f.limit} times ${f.mark}`,
    hint: 'put text that is not meant as markup into a code block',
  })),
  'costs-too-much': error((f: { milliseconds: number } | { characters: number }) => ({
    message:
      'characters' in f
        ? `more than ${f.characters} characters up to here are of a kind that takes long to read`
        : `it takes more than ${f.milliseconds / 1000} seconds, or all memory, to read this file`,
    hint:
      'characters' in f
        ? 'split the file into several pages, and put text that is not meant as markup into a code block'
        : 'split the file into several pages, or raise `markdown.timeLimit`',
  })),
  'unreadable-document': error((f: { reason: string }) => ({
    message: `this document cannot be read: ${f.reason}`,
    hint: 'take parts of it out to find which one it is; please report it as well',
  })),
  'page-failed': error((f: { reason: string }) => ({
    message: `this page cannot be made: ${f.reason}`,
    hint: 'remove parts of the page to find the one that causes it, and report it',
  })),
  'file-failed': error((f: { reason: string }) => ({
    message: `Lectern failed while it processed this file: ${f.reason}`,
    hint: 'remove parts of the file to find the one that causes it, and report it',
  })),
  'step-failed': error((f: { step?: string | undefined; reason: string }) => ({
    message: `Lectern failed ${f.step === undefined ? 'while it processed this site' : `while it wrote "${f.step}"`}: ${f.reason}`,
    hint: 'undo the last change of the content to find the cause, and report it',
  })),
  'mdx-syntax': error((f: { reason: string; hint: string }) => ({
    message: `this is not valid MDX: ${f.reason}`,
    hint: f.hint || 'write it as JavaScript, or with a backslash before it where it is meant as text',
  })),
  'mdx1-syntax': warning((f: { reason: string; mended?: 'text' | 'list' }) => ({
    message: `${f.reason}; ${readAs[f.mended ?? 'page'].what}`,
    hint: readAs[f.mended ?? 'page'].hint,
  })),
  'unknown-admonition': adjustableError(
    (f: { name: string; nearest: string | undefined; known: readonly string[] }) => ({
      message: `there is no admonition "${f.name}"`,
      hint: suggest(f.nearest && `:::${f.nearest}`, `known are ${list(f.known, 20)}`),
    }),
  ),
  'unused-directive': warning((f: { name: string }) => ({
    message: `nothing reads the directive "::${f.name}", so it is shown as text`,
    hint: 'escape the colons (\\::) if it is meant as text',
  })),
  'empty-link': adjustableError((f: { text: string }) => ({
    message: `the link "${f.text}" leads nowhere: its address is empty`,
    hint: 'write the address between the parentheses, or take the link away',
  })),
  'empty-image': adjustableError((f: { alt: string }) => ({
    message: `the image "${f.alt}" has no address`,
    hint: 'write the path of the image between the parentheses',
  })),
  'suspicious-character': warning((f: { code: string; count: number; isRemoved: boolean }) => ({
    message: `this text holds ${f.code}${f.count > 1 ? `, ${f.count} times` : ''}, which is not seen${
      f.isRemoved ? '; it is left out' : ' and lets the rest of the line read as something else'
    }`,
    hint: 'take it out, unless it belongs to a language that is written from right to left',
  })),
  'unsafe-html': warning((f: { what: string }) => ({
    message: `${f.what} is not safe in a page, and is left out`,
    hint: 'take it away; what has to run is a component, in a file of code',
  })),
  'unsafe-url': warning((f: { url: string }) => ({
    message: `the address ${JSON.stringify(f.url)} is not safe in a page, and is left out`,
    hint: 'use http:, https:, mailto:, or a path of this site',
  })),
  'misplaced-element': warning((f: { name: string } | { textIn: string }) => ({
    message: `HTML allows no ${'textIn' in f ? `text in <${f.textIn}> itself` : `<${f.name}> where this one stands`}, so it is put where browsers put it`,
    hint: 'close the element around it before, or put it elsewhere',
  })),
  'math-syntax': warning((f: { reason: string }) => ({
    message: `this formula is not valid TeX: ${f.reason}`,
    hint: 'fix the formula, or write \\$ for a dollar sign that is text',
  })),
  'unknown-component': warning((f: { name: string; near?: string }) => ({
    message: `the component <${f.name}> is not known, so only its content is shown`,
    hint: `${f.near === undefined ? `import <${f.name}> in this file, or` : `did you mean <${f.near}>? Otherwise`} write < as \\< or {"<"} if it is meant as text`,
  })),
  'code-refused': error((f: { code: string }) => ({
    message: `${f.code} is code, and this site refuses code in its content`,
    hint: 'take it out, or set "code" to "bundle" in the config, if all who write here are trusted',
  })),
  'duplicate-tab': adjustableError((f: { value: string }) => ({
    message: `two tabs have the value "${f.value}"`,
    hint: 'give each tab of a group a value of its own',
  })),
  'unknown-default-tab': adjustableError((f: { value: string; known: readonly string[] }) => ({
    message: `the default tab "${f.value}" does not exist`,
    hint: `the tabs are ${list(f.known)}`,
  })),
};
