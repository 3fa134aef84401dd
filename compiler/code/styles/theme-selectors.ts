/** What the viewer has in the place of the elements that Docusaurus gives these names to: class → selector. */
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
  navbar__link: '.navbar-link',
  'navbar__link--active': '.navbar-link:where(.is-active)',
  'table-of-contents': '.toc-list',
  'table-of-contents__link': '.toc-list :where(a)',
  'table-of-contents__link--active': '.toc-list :where(a.is-active)',
  'pagination-nav__link': '.pagination-link',
  'footer--dark': '.footer-dark',
  footer__title: '.footer-title',
  'footer__link-item': '.footer :where(li>a)',
  footer__copyright: '.footer-copyright',
};

const names = new RegExp(`\\.(${Object.keys(counterparts).join('|')})(?![\\w-])|#__docusaurus(?![\\w-])`, 'g');

/**
 * Lets a style sheet that is written for Docusaurus mean the viewer's elements, beside those that have its names:
 *
 *     .menu__link:hover { … }  →  :is(.menu__link,.menu-link):hover { … }      #__docusaurus  →  #root
 */
export function withCounterparts(css: string): string {
  return css.replace(names, (whole, name?: string) =>
    name === undefined ? '#root' : `:is(${whole},${counterparts[name]})`,
  );
}

/** A rule in a style sheet as it is bundled, at any depth. */
const rule = /(?<=^|[{};])([^{}@;]+)\{([^{}]*)\}/g;
const ofAll = /^\*(?:::?[a-z-]+)?$/;
const ofElements = /^(?:\*|[a-z][a-z\d]*)(?:::?[a-z-]+)?$/;

/** A reset leaves what the viewer's parts are measured by, and what keeps long words in their lines. */
function withWhatHolds(declarations: string): string {
  return declarations.replace(/(?<=^|;)\s*all:[^;]*/, '$&;box-sizing:border-box;overflow-wrap:inherit');
}

/**
 * Puts rules that reset whole elements below the viewer's own. With Docusaurus they lose to all rules that name a class,
 * such as those of Infima; the viewer's rules are in layers, which lose to any rule that is in none:
 *
 *     * { font-weight: unset }  a { all: initial }  →  @layer base { … }
 */
export function withWeakResets(css: string): string {
  return css.replace(rule, (whole, selectors: string, declarations: string) => {
    const list = selectors.split(',').map((selector) => selector.trim());
    const isReset =
      list.every((selector) => ofAll.test(selector)) ||
      (/(?:^|;)\s*all:/.test(declarations) && list.every((selector) => ofElements.test(selector)));
    // What is important is so the more in a layer.
    return isReset && !declarations.includes('!important')
      ? `@layer base{${selectors}{${withWhatHolds(declarations)}}}`
      : whole;
  });
}
