import { warning } from '../rule.ts';

/** Rules for `check --a11y`: barriers for readers who see little or nothing. */
export const accessibilityRules = {
  'missing-alt': warning((f: { url: string }) => ({
    message: `the image "${f.url}" has no alternative text`,
    hint: 'describe the image between the brackets, ![…](…), or write <img alt="" …> if it is decorative',
  })),
  'poor-alt': warning((f: { alt: string }) => ({
    message: `the alternative text "${f.alt}" does not describe the image`,
    hint: 'describe the content of the image',
  })),
  'unnamed-link': warning((f: { url: string }) => ({
    message: `the link to "${f.url}" has no text`,
    hint: 'add link text, alternative text of its image, or "aria-label"',
  })),
  'vague-link': warning((f: { text: string }) => ({
    message: `the link text "${f.text}" does not name the target`,
    hint: 'name the target; screen readers list links without the text around them',
  })),
  'untitled-frame': warning((f: { url: string }) => ({
    message: `the frame "${f.url}" has no title`,
    hint: 'set the "title" attribute of the frame',
  })),
  'heading-order': warning((f: { depth: number; before: number }) => ({
    message: `a heading of level ${f.depth} follows a heading of level ${f.before}, so a level is missing`,
    hint: `write ${'#'.repeat(f.before + 1)}`,
  })),
  'first-heading': warning((f: { depth: number }) => ({
    message: `the first heading after the title has level ${f.depth}, but must have level 2`,
    hint: 'start with ##',
  })),
  'low-contrast': warning(
    (f: {
      kindOfText: string;
      color: string;
      background: string;
      mode: string;
      contrast: string;
      required: string;
    }) => ({
      message: `${f.kindOfText}, ${f.color} on ${f.background}, has a contrast of ${f.contrast} in ${f.mode} mode; text needs ${f.required}`,
      hint: `choose a ${f.mode === 'dark' ? 'lighter' : 'darker'} colour, or set only "themeConfig.accent": Lectern derives colours with enough contrast from it`,
    }),
  ),
};
