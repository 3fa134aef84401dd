/** Docusaurus' class name → selector of the corresponding element in the viewer. */
export const counterparts: Readonly<Record<string, string>> = {
  markdown: '.prose',
  'theme-doc-markdown': '.prose',
  'theme-code-block': '.code-frame',
  'theme-edit-this-page': '.edit-link',
  'theme-doc-sidebar-menu': '.sidebar-nav>:where(ul)',
  menu__link: '.menu-link',
  'menu__link--active': '.menu-link:where(.is-active)',
  'menu__list-item-collapsible': '.menu-row',
  'navbar--dark': '.navbar-dark',
  'navbar--primary': '.navbar-primary',
  navbar__brand: '.brand',
  navbar__logo: '.brand :where(.site-logo)',
  navbar__title: '.brand-title',
  navbar__toggle: '.navbar-toggle',
  navbar__link: '.navbar-link',
  'navbar__link--active': '.navbar-link:where(.is-active)',
  'table-of-contents': '.toc-list',
  'table-of-contents__link': '.toc-list :where(a)',
  'table-of-contents__link--active': '.toc-list :where(a.is-active)',
  'theme-doc-breadcrumbs': '.breadcrumbs',
  breadcrumbs__item: '.breadcrumbs :where(li)',
  'breadcrumbs__item--active': '.breadcrumbs :where(li:last-child)',
  'theme-last-updated': '.last-updated',
  'pagination-nav__link': '.pagination-link',
  'pagination-nav__sublabel': '.pagination-label',
  'pagination-nav__label': '.pagination-title',
  'footer--dark': '.footer-dark',
  footer__title: '.footer-title',
  'footer__link-item': '.footer :where(li>a)',
  footer__copyright: '.footer-copyright',
};

/**
 * Docusaurus' class names without a separate counterpart. The viewer uses the same name, or the name occurs only next
 * to a more specific one.
 */
const alike = new Set(['navbar', 'footer', 'dropdown', 'breadcrumbs', 'toc-highlight', 'clean-btn']);

const names = new RegExp(
  `\\.(${Object.keys(counterparts).join('|')})(?![\\w-])|\\[class[*^~]?=(?:"([^"]*)"|([\\w-]+))\\]|#__docusaurus(?![\\w-])`,
  'g',
);

/**
 * Extends selectors that were written for Docusaurus, so that they also match the corresponding elements of
 * the viewer:
 *
 *     .menu__link:hover { … }  →  :is(.menu__link,.menu-link):hover { … }      #__docusaurus  →  #lectern
 *
 * Class names in quotes are also replaced, in the form in which esbuild prints them: `[class*="footer
 * footer--dark"]`.
 */
export function withCounterparts(css: string): string {
  return css.replace(names, (whole: string, name?: string, quoted?: string, bare?: string) => {
    const classes = quoted ?? bare;
    if (name === undefined && classes === undefined) return '#lectern';
    const own = name === undefined ? counterpartOf(classes!) : counterparts[name];
    return own === undefined ? whole : `:is(${whole},${own})`;
  });
}

/**
 * @param classes Docusaurus' class names, separated by spaces
 * @returns the selector of the viewer's element for these classes; undefined if a class is unknown
 */
function counterpartOf(classes: string): string | undefined {
  const list = classes.split(/\s+/).filter(Boolean);
  const known = list.filter((name) => Object.hasOwn(counterparts, name));
  // If an element has several classes, the last class is the most specific: `menu__link menu__link--active`.
  return list.every((name) => alike.has(name) || known.includes(name)) ? counterparts[known.at(-1) ?? ''] : undefined;
}

/** Matches a rule in a bundled style sheet, at any nesting level. */
const rule = /(?<=^|[{};])([^{}@;]+)\{([^{}]*)\}/g;
const ofAll = /^\*(?:::?[a-z-]+)?$/;
const ofElements = /^(?:\*|[a-z][a-z\d]*)(?:::?[a-z-]+)?$/;

/** Adds exceptions after `all: …`. The viewer's layout requires `box-sizing`, and `overflow-wrap` breaks long words. */
function withConditions(declarations: string): string {
  return declarations.replace(/(?<=^|;)\s*all:[^;]*/, '$&;box-sizing:border-box;overflow-wrap:inherit');
}

/**
 * Moves a rule that resets whole elements into a layer. In Docusaurus, a rule with a class has a higher specificity
 * than a reset. The viewer's rules are in layers, which have a lower priority than all rules outside. So the reset
 * must be in a layer as well:
 *
 *     * { font-weight: unset } a { all: initial } → @layer base { … }
 */
export function withWeakResets(css: string): string {
  return css.replace(rule, (whole, selectors: string, declarations: string) => {
    const list = selectors.split(',').map((selector) => selector.trim());
    const isReset =
      list.every((selector) => ofAll.test(selector)) ||
      (/(?:^|;)\s*all:/.test(declarations) && list.every((selector) => ofElements.test(selector)));
    // In layers, the priority of `!important` is reversed: it is higher inside a layer than outside. So rules with
    // `!important` are not moved.
    return isReset && !declarations.includes('!important')
      ? `@layer base{${selectors}{${withConditions(declarations)}}}`
      : whole;
  });
}
