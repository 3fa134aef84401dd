import type { EnglishRule } from './rule.ts';

/** Shapes of sentences that do not name the thing first, and conjunctions that are used in the wrong sense. */
export const shapes: readonly EnglishRule[] = [
  {
    pattern: String.raw`^(?:what|who|whose)\b(?!.*\?)`,
    write: 'name the thing first',
    finds: 'What a page contains is cached.',
    passes: 'What does a page contain?',
    isFineInHeadings: true,
  },
  {
    pattern: String.raw`^(?:that which|such as|one that|one of which|those (?:that|of|who|which)|that of|all that)\b(?!.*\?)`,
    write: 'name the thing first',
    finds: 'Those that are stale are computed again.',
    passes: 'Those pages are stale.',
    isFineInHeadings: true,
  },
  {
    pattern: String.raw`^which\b(?!.*\?)`,
    write: 'name the thing first',
    finds: 'Which pages are stale.',
    passes: 'Which pages are stale?',
    isFineInHeadings: true,
    isFineInFragments: true,
  },
  {
    pattern: String.raw`^of (?!course\b|these\b|those\b)`,
    write: 'name the thing first; "For X, …"',
    finds: 'Of a long page the beginning is shown.',
    passes: 'Of course, the beginning of a page is shown.',
    isFineInFragments: true,
  },
  {
    pattern: String.raw`(?<=.)\b(?:that|those) of\b`,
    write: 'repeat the noun',
    finds: 'Its title is that of the page.',
    passes: 'Its title is the title of the page.',
  },
  {
    pattern: String.raw`\b(?:of|from|by|than|and|but|or|with|all|after|before|at) what\b(?! (?:you|to|happens?|changed)\b)(?!.*\?)`,
    write: 'name the thing',
    finds: 'The hash of what a page contains.',
    passes: 'A list of what to do, and of what you need.',
  },
  {
    pattern: String.raw`(?<=.)\bwhat (?:it|they) (?:is|are|was|were|says?|holds?|has|have)\b(?!.*\?)`,
    write: 'name the thing: its value, its content',
    finds: 'The page stays what it was.',
    passes: 'The page is unchanged. What is it?',
  },
  {
    pattern: String.raw`\b(?:for|to|by|of|with) who\b`,
    write: 'users who, code that',
    finds: 'A map for who reads it by key.',
    passes: 'A map for code that reads it by key.',
  },
  {
    pattern: String.raw`^where (?:[^,.?]{3,70}), (?:it|they|the|an?|that|this|these|there|nothing|no|none|its|all|you|each|one|Lectern)\b`,
    write: 'if, when',
    finds: 'Where a file is missing, the error names it.',
    passes: 'The message shows where a file is missing, and the error names it.',
  },
  {
    pattern: String.raw`\bwhere (?:there (?:is|are|was|were)|it (?:has|isn't|is not|can|does)|they (?:have|are not|can)|one (?:is|has|can)|none|nothing|nobody|not|no)\b`,
    write: 'if, when, unless',
    finds: 'The hint names a file where there is one.',
    passes: 'The hint shows where it is.',
  },
  {
    pattern: String.raw`, as (?:there|nobody|nothing|no|its|their|every|most|some|only|these|those|(?:it|they) (?:has|have|can|would|needs?|may|might|does|do|isn't|aren't|could))\b`,
    write: 'because, since',
    finds: 'The page is skipped, as there is no content.',
    passes: 'The page is skipped, as in Docusaurus.',
  },
  {
    pattern: String.raw`(?:^|[;,] )nothing (?:when|where|if|for|unless|of)\b`,
    write: '`undefined` if …',
    finds: 'The page; nothing when it is missing.',
    passes: 'The page, or undefined if it is missing. Nothing happens.',
  },
  {
    pattern: String.raw`\band (?:so|neither) (?:is|are|does|do|has|have|was|were|can|will)\b`,
    write: 'also; repeat the verb',
    finds: 'The title is unchanged, and so is the page.',
    passes: 'The title and the page are unchanged.',
  },
];
