/** Size in class names such as `margin-top--sm` → length. */
const sizes = { none: '0', xs: '0.25rem', sm: '0.5rem', md: '1rem', lg: '2rem', xl: '5rem' };
/** Side in class names such as `margin-top--sm` → suffix of the logical property. */
const sides = {
  '': '',
  '-top': '-block-start',
  '-left': '-inline-start',
  '-bottom': '-block-end',
  '-right': '-inline-end',
  '-vert': '-block',
  '-horiz': '-inline',
};

/**
 * Comment in `infima.css` → the rules that replace it. The class names contain a size or a number: `margin-top--sm`.
 */
const rules: Record<string, string[]> = {
  '@columns': [...numbered('', 11, '--columns'), ...numbered('offset-', 6, '--skipped')],
  '@spacing': ['margin', 'padding'].flatMap((property) =>
    Object.entries(sides).flatMap(([side, suffix]) =>
      Object.entries(sizes).map(
        ([size, length]) => `.${property}${side}--${size} { ${property}${suffix}: ${length}; }`,
      ),
    ),
  ),
};

function numbered(name: string, count: number, property: string): string[] {
  return Array.from({ length: count }, (_, index) => `.col--${name}${index + 1} { ${property}: ${index + 1}; }`);
}

/** Replaces the comments `@columns` and `@spacing` in `infima.css` with rules. */
export function withRules(css: string): string {
  return css.replace(/\/\* (@\w+) \*\//g, (comment, name: string) => rules[name]?.join('\n  ') ?? comment);
}
