import { isPlaceholder } from './placeholders.ts';

/** A site's Babel config: presets and plugins by name, by path, as functions, or with options. */
export type BabelConfig = Record<string, unknown>;

/** The Babel preset of each version of Docusaurus, by name or by path. */
const ofDocusaurus = /@docusaurus[\\/](?:core[\\/]lib[\\/]babel|babel)(?:[\\/]|$)/;

/** Presets for the syntax of JavaScript, TypeScript and JSX, which need no Babel here. */
const needless = /^(?:@babel\/(?:preset-)?(?:env|typescript|react)|@babel\/(?:plugin-)?(?:syntax|transform)-[\w-]+)$/;

/** Keys of a config for presets and plugins that apply to some files or modes. */
const forSome = ['overrides', 'env'];

/** @returns the parts of a Babel config that change code beyond Docusaurus' preset: `plugins[0] (macros)` */
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
