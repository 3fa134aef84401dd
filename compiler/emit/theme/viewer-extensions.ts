import { isPlainSlot } from '../../../viewer/html/wrapper-parts.ts';
import type { EmitInput } from '../emit-input.ts';

/**
 * Returns the extensions of the viewer that code of the site needs. The function searches the bundled code for the
 * specifiers of the viewer's modules.
 */
export function viewerExtensions({
  viewer: { extensions },
  site: { config },
  code,
  theme,
}: Pick<EmitInput, 'viewer' | 'site' | 'code' | 'theme'>): string[] {
  const isAllUsed =
    !Object.keys(theme?.slots ?? {}).every(isPlainSlot) ||
    // A site that enables Infima comes from Docusaurus. Its code may read any property that an extension of the viewer
    // adds to pages.
    (config.themeConfig.infima && [...code.modules.values()].some(({ href }) => href !== undefined));
  const scripts = code.files.filter(({ path }) => path.endsWith('.js')).map(({ bytes }) => Buffer.from(bytes));
  const isUsed = (specifiers: readonly string[]) =>
    isAllUsed || scripts.some((script) => specifiers.some((specifier) => script.includes(specifier)));
  return Object.keys(extensions).filter((name) => isUsed(extensions[name]!));
}
