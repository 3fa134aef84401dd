import { adjustableError, suggest, warning } from '../rule.ts';

/** What is valid and hardly meant: mistakes that would leave a hole in a page, or swallow the rest of it. */
export const contentRules = {
  'undefined-name': adjustableError((f: { name: string; near?: string }) => ({
    message: `nothing defines "${f.name}", so there is nothing to show`,
    hint: suggest(f.near, 'import or export it in this file, or write \\{ where it is meant as text'),
  })),
  'duplicate-heading-id': warning((f: { id: string; other: string }) => ({
    message: `the id "${f.id}" is that of the heading "${f.other}" too, and links lead to that one`,
    hint: 'give one of the two another id',
  })),
  'repeated-title': warning((f: { title: string }) => ({
    message: `this page has a title already: "${f.title}"`,
    hint: 'start the headings below the title with two signs: ##',
  })),
  'unclosed-element': warning((f: { tag: string }) => ({
    message: `nothing closes <${f.tag}>, so it holds the rest of the page`,
    hint: `write </${f.tag}> where it ends, or \\<${f.tag}> if it is meant as text`,
  })),
  'unclosed-admonition': warning((f: { name: string; marks: string }) => ({
    message: `nothing closes "${f.marks}${f.name}", so it holds all that follows`,
    hint: `write a line "${f.marks}" where it ends; one that holds others needs more colons than they have`,
  })),
  'unclosed-fence': warning((f: { marks: string }) => ({
    message: 'nothing closes this block of code, so it holds all that follows',
    hint: `write a line "${f.marks}" where it ends`,
  })),
  'undefined-reference': warning((f: { label: string; isFootnote: boolean; near?: string }) => ({
    message: f.isFootnote
      ? `nothing defines the footnote "${f.label}", so its mark is shown as text`
      : `nothing defines the reference "${f.label}", so this is text, and no link`,
    hint: suggest(f.near, `define it by a line "[${f.label}]: …", or write \\[ where it is meant as text`),
  })),
  'unread-link': warning((f: { url: string }) => ({
    message: `this is text, and no link: the address "${f.url}" holds blanks`,
    hint: `write <${f.url}> in angle brackets, or %20 for each blank`,
  })),
  'late-front-matter': warning((_: Record<never, never>) => ({
    message: 'this is shown as text: front matter has to begin on the first line',
    hint: 'take the lines above it away',
  })),
  'line-beyond-block': warning((f: { marked: number; lines: number }) => ({
    message: `line ${f.marked} is to be highlighted, and the block has ${f.lines === 1 ? 'one line' : `${f.lines} lines`}`,
    hint: 'name a line of the block, counted from 1 whatever number it shows',
  })),
  'code-block-option': warning((f: { name: string; near?: string }) =>
    f.near === undefined
      ? { message: `"${f.name}" has a value without quotes, so it is ignored`, hint: `write ${f.name}="…"` }
      : { message: `no code block has the option "${f.name}", so it is ignored`, hint: `did you mean "${f.near}"?` },
  ),
  'unknown-code-language': warning((f: { language: string; near: string }) => ({
    message: `there is no language "${f.language}", so this code is not highlighted`,
    hint: `did you mean "${f.near}"?`,
  })),
  'unknown-disabled-rule': warning((f: { name: string; isFixed: boolean; near?: string }) => ({
    message: f.isFixed
      ? `the rule "${f.name}" can't be switched off: without what is at fault there is no whole site`
      : f.name === ''
        ? 'this comment names no rule, so it switches nothing off'
        : `there is no rule "${f.name}" to be switched off`,
    hint: f.isFixed
      ? 'put right what it reports, and take the comment away'
      : suggest(f.near, 'a report names the rule behind the severity'),
  })),
  'unused-disable': warning((f: { rule: string; line: number }) => ({
    message: `the rule "${f.rule}" finds nothing on line ${f.line}, so this comment switches nothing off`,
    hint: 'take the comment away, or move it to the line above the fault',
  })),
};
