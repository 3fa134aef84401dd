import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import type { Content } from './corpus-file.ts';
import type { EmitInput } from './emit-input.ts';

/** Class names for which the viewer's Infima style sheet has rules. */
const infimaClass =
  /^(?:container|container-fluid|row|col|hero|button|button-group|card|badge|alert|avatar|pills|tabs|table-of-contents|shadow|text|clean-btn|(?:margin|padding)(?:-\w+)?)(?:(?:--|__)[\w-]+)?$|^(?:navbar|menu|breadcrumbs|pagination-nav|footer)__[\w-]+$/;

/**
 * @returns the URL of Infima's style sheet, and whether all pages load it; undefined if the site doesn't enable Infima
 */
export function infimaSheet({
  site: { config },
  sharedUrl,
  viewer,
  theme,
}: Pick<EmitInput, 'site' | 'sharedUrl' | 'viewer' | 'theme'>) {
  const [file] = config.themeConfig.infima ? (viewer.parts.infima ?? []) : [];
  if (file === undefined) return undefined;
  return { href: `${sharedUrl}assets/${file}`, isEverywhere: Object.keys(theme?.slots ?? {}).length > 0 };
}

/**
 * Adds Infima's style sheet to a page whose body contains an Infima class. Also adds it to pages with code, because
 * code can render any class.
 *
 * @param sheet undefined if the site doesn't enable Infima
 */
export function withInfima<Of extends Content<Page>>(page: Of, sheet: ReturnType<typeof infimaSheet>): Of {
  if (sheet === undefined) return page;
  const isUsed = sheet.isEverywhere || page.code !== undefined || ('body' in page && usesInfima(page.body.children));
  return isUsed ? { ...page, code: [...(page.code ?? []), { exports: [], styles: [sheet.href] }] } : page;
}

function usesInfima(nodes: readonly BodyNode[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return false;
    const { className = [] } = node.type === 'element' ? node.properties : node.props;
    const names = typeof className === 'string' ? className.split(/\s+/) : [className].flat();
    return names.some((name) => infimaClass.test(String(name))) || usesInfima(node.children);
  });
}
