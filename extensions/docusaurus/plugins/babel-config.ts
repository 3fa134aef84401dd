import { isPlaceholder } from '../placeholders.ts';

/** A site's Babel config. Presets and plugins are names, paths, functions, or lists with options. */
export type BabelConfig = Record<string, unknown>;

/** Matches the Babel preset of any version of Docusaurus, by name or path. */
const ofDocusaurus = /@docusaurus[\\/](?:core[\\/]lib[\\/]babel|babel)(?:[\\/]|$)/;

/** Matches presets and plugins for JavaScript, TypeScript and JSX. esbuild supports this syntax itself. */
const needless = /^(?:@babel\/(?:preset-)?(?:env|typescript|react)|@babel\/(?:plugin-)?(?:syntax|transform)-[\w-]+)$/;

/** Keys with presets and plugins that apply only to some files or modes. */
const forSome = ['overrides', 'env'];

/**
 * @returns the parts of a Babel config that change code in other ways than Docusaurus' preset: `plugins[0]
 * (macros)`
 */
export function changesOfBabel(config: BabelConfig): string[] {
  const listed = ['presets', 'plugins'].flatMap((key) => {
    const entries = Array.isArray(config[key]) ? (config[key] as unknown[]) : [];
    return entries.flatMap((entry, at) => {
      const [item, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
      if (!item || isPlaceholder(item) || isDoneAnyway(item, options)) return [];
      const name = typeof item === 'string' ? item : (item as { name?: string }).name;
      return [`${key}[${at}]${name ? ` (${name})` : ''}`];
    });
  });
  return [...listed, ...forSome.filter((key) => config[key] !== undefined)];
}

function isDoneAnyway(item: unknown, options: unknown): boolean {
  if (typeof item !== 'string') return false;
  const makesElementsElsewhere = ['importSource', 'pragma'].some((key) => Object.hasOwn(Object(options), key));
  return ofDocusaurus.test(item) || (needless.test(item) && !makesElementsElsewhere);
}
