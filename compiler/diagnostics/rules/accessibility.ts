import { warning } from '../rule.ts';

/** What keeps readers out who see little, or nothing: told by `check --a11y`. */
export const accessibilityRules = {
  'missing-alt': warning((f: { url: string }) => ({
    message: `nothing says in words what the image "${f.url}" shows`,
    hint: 'describe it between the brackets, ![…](…), or write <img alt="" …> if it is mere decoration',
  })),
  'poor-alt': warning((f: { alt: string }) => ({
    message: `"${f.alt}" says nothing of what the image shows`,
    hint: 'say what readers are to see in it',
  })),
  'unnamed-link': warning((f: { url: string }) => ({
    message: `nothing says in words where the link to "${f.url}" leads`,
    hint: 'give it a text, its image an alternative text, or set "aria-label"',
  })),
  'vague-link': warning((f: { text: string }) => ({
    message: `a link called "${f.text}" doesn't say where it leads to those who hear links one by one`,
    hint: 'name what is behind it',
  })),
  'untitled-frame': warning((f: { url: string }) => ({
    message: `nothing says in words what the frame "${f.url}" shows`,
    hint: 'set its "title"',
  })),
  'heading-order': warning((f: { depth: number; before: number }) => ({
    message: `a heading of level ${f.depth} follows one of level ${f.before}, so a level is missing between them`,
    hint: `write ${'#'.repeat(f.before + 1)}`,
  })),
  'first-heading': warning((f: { depth: number }) => ({
    message: `the first heading below the title is of level ${f.depth}`,
    hint: 'start with ##',
  })),
  'low-contrast': warning(
    (f: { what: string; color: string; ground: string; mode: string; contrast: string; enough: string }) => ({
      message: `${f.what}, ${f.color} on ${f.ground}, has a contrast of ${f.contrast} in the ${f.mode} mode, and ${f.enough} is what text needs`,
      hint: `choose a ${f.mode === 'dark' ? 'lighter' : 'darker'} colour, or have "themeConfig.accent" choose one`,
    }),
  ),
};
