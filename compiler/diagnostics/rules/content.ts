import { adjustableError, suggest, warning } from '../rule.ts';

/**
 * Rules for valid content that is probably a mistake. Example: an element that is never closed, and so
 * contains the rest of the page.
 */
export const contentRules = {
  'undefined-name': adjustableError((f: { name: string; near?: string }) => ({
    message: `"${f.name}" is not defined, so nothing is shown here`,
    hint: suggest(f.near, 'import or export it in this file, or write \\{ if it is meant as text'),
  })),
  'duplicate-heading-id': warning((f: { id: string; other: string }) => ({
    message: `another heading, "${f.other}", already has the id "${f.id}", so links to "#${f.id}" lead to that heading`,
    hint: 'change the id of one of the two headings',
  })),
  'repeated-title': warning((f: { title: string }) => ({
    message: `this heading is a second title: the page already has the title "${f.title}"`,
    hint: 'start the headings below the title with ##',
  })),
  'unclosed-element': warning((f: { tag: string }) => ({
    message: `<${f.tag}> is never closed, so it contains the rest of the page`,
    hint: `write </${f.tag}> where the element ends, or \\<${f.tag}> if it is meant as text`,
  })),
  'unclosed-admonition': warning((f: { name: string; marks: string }) => ({
    message: `"${f.marks}${f.name}" is never closed, so it contains everything after it`,
    hint: `write a line "${f.marks}" where the admonition ends; an outer admonition needs more colons than its inner ones`,
  })),
  'uneven-admonition': warning((f: { name: string; marks: string; end: string }) => ({
    message: `"${f.end}" closes "${f.marks}${f.name}", which has fewer colons`,
    hint: `use the same number of colons at both ends: write "${f.marks}" here, or change the first line`,
  })),
  'stray-admonition-end': warning((f: { marks: string }) => ({
    message: `"${f.marks}" closes no admonition, so it is shown as text`,
    hint: `remove the line, or write "\\${f.marks}" if it is meant as text`,
  })),
  'unclosed-fence': warning((f: { marks: string }) => ({
    message: 'this code block is never closed, so it contains everything after it',
    hint: `write a line "${f.marks}" where the code block ends`,
  })),
  'undefined-reference': warning((f: { label: string; isFootnote: boolean; near?: string }) => ({
    message: f.isFootnote
      ? `the footnote "${f.label}" is not defined, so the reference to it is shown as text`
      : `the reference "${f.label}" is not defined, so it is shown as text`,
    hint: suggest(f.near, `define the label in a line "[${f.label}]: …", or write \\[ if it is meant as text`),
  })),
  'unread-link': warning((f: { url: string }) => ({
    message: `this link is shown as text, because its address "${f.url}" contains spaces`,
    hint: `write <${f.url}> in angle brackets, or %20 for each space`,
  })),
  'late-front-matter': warning((_: Record<never, never>) => ({
    message: 'this front matter is shown as text, because front matter must begin on the first line',
    hint: 'remove the lines above the front matter',
  })),
  'line-beyond-block': warning((f: { marked: number; lines: number }) => ({
    message: `line ${f.marked} can't be highlighted: the block has ${f.lines === 1 ? 'one line' : `${f.lines} lines`}`,
    hint: 'count the lines of the block from 1, even if the block shows other line numbers',
  })),
  'line-range': warning((f: { item: string; isInLanguage: boolean }) =>
    f.isInLanguage
      ? {
          message: `"${f.item}" follows the language without a space, so no line is highlighted`,
          hint: `write a space between the language and the line numbers, as in "js ${f.item}"`,
        }
      : {
          message: `"${f.item}" is neither a line nor a range of lines, so no line is highlighted`,
          hint: 'write numbers from 1, as in {1,3-5}',
        },
  ),
  'code-block-option': warning((f: { name: string; near?: string }) =>
    f.name === 'showLineNumbers'
      ? {
          message: 'the value of "showLineNumbers" is not a number, so it is ignored',
          hint: 'write showLineNumbers or showLineNumbers=5',
        }
      : f.near === undefined
        ? {
            message: `the code block option "${f.name}" has a value without quotes, so it is ignored`,
            hint: `write ${f.name}="…"`,
          }
        : { message: `no code block has the option "${f.name}", so it is ignored`, hint: `did you mean "${f.near}"?` },
  ),
  'unknown-code-language': warning((f: { language: string; near: string }) => ({
    message: `there is no programming language "${f.language}", so this code is not highlighted`,
    hint: `did you mean "${f.near}"?`,
  })),
  'unknown-disabled-rule': warning((f: { name: string; isFixed: boolean; near?: string }) => ({
    message: f.isFixed
      ? `the rule "${f.name}" can't be disabled, because its errors make the site incomplete`
      : f.name === ''
        ? 'this comment names no rule, so it has no effect'
        : `there is no rule "${f.name}"`,
    hint: f.isFixed
      ? 'fix the reported error, and remove the comment'
      : suggest(
          f.near,
          'copy the name of the rule from the reported diagnostic, where it follows "error" or "warning"',
        ),
  })),
  'unused-disable': warning((f: { rule: string; line: number }) => ({
    message: `the rule "${f.rule}" reports nothing on line ${f.line}, so this comment has no effect`,
    hint: 'remove the comment, or move it to the line above the error',
  })),
};
