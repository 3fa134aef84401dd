import { isObject } from '../../values/objects.ts';
/** A picture: an address, or one for each mode. */
export interface HeroPicture {
  src?: string | undefined;
  light?: string | undefined;
  dark?: string | undefined;
  alt?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** Where in the front matter it is said: `hero.image`. */
  key: string;
}

/** A link that looks like a button. */
export interface HeroAction {
  text: string;
  link: string;
  theme: 'primary' | 'secondary' | 'minimal';
  target?: string | undefined;
  rel?: string | undefined;
  key: string;
}

/** A card below the title. */
export interface HeroFeature {
  icon?: string | HeroPicture | undefined;
  title: string;
  details: string;
  link?: string | undefined;
  linkText?: string | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  key: string;
}

/** How a page begins that says so in its front matter. */
export interface Hero {
  /** The name of what it is about; stands before the text. */
  name: string;
  text: string;
  tagline: string;
  image?: HeroPicture | undefined;
  actions: HeroAction[];
  features: HeroFeature[];
}

type Values = Record<string, unknown>;

/** What other programs call the looks of a link. */
const themes = new Map<string, HeroAction['theme']>([
  ['alt', 'secondary'],
  ['secondary', 'secondary'],
  ['minimal', 'minimal'],
]);

const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#].*)?$/i;

/**
 * Reads `hero` and `features` of front matter, by the names that pages of VitePress and of Starlight have for them.
 * What is not as it should be is passed over here: the site reports it.
 *
 * @returns nothing where there is no `hero`, or where it is a value of the site's own
 */
export function readHero({ hero, features, title }: Values): Hero | undefined {
  if (!isObject(hero)) return undefined;
  const [name, text] = [textOf(hero.name), textOf(hero.text ?? hero.title)];
  return {
    name,
    text: name === '' && text === '' ? textOf(title) : text,
    tagline: textOf(hero.tagline),
    image: pictureOf(hero.image, 'hero.image'),
    actions: objectsIn(hero.actions)
      .map(([action, index]) => ({
        text: textOf(action.text),
        link: textOf(action.link),
        theme: themes.get(textOf(action.theme ?? action.variant)) ?? 'primary',
        ...targetOf(action),
        key: `hero.actions[${index}]`,
      }))
      .filter(({ link }) => link !== ''),
    features: objectsIn(features).map(([feature, index]) => ({
      icon: iconOf(feature.icon, `features[${index}].icon`),
      title: textOf(feature.title),
      details: textOf(feature.details),
      link: optional(feature.link),
      linkText: optional(feature.linkText),
      ...targetOf(feature),
      key: `features[${index}]`,
    })),
  };
}

/** @returns the title of a page as plain text */
export function titleOf({ name, text }: Hero): string | undefined {
  return [name, text].filter(Boolean).join(' ') || undefined;
}

function pictureOf(value: unknown, key: string): HeroPicture | undefined {
  if (typeof value === 'string') return { src: value, key };
  if (!isObject(value)) return undefined;
  const src = optional(value.src ?? value.file);
  const [light, dark] = [optional(value.light), optional(value.dark)];
  if (src === undefined && light === undefined && dark === undefined) return undefined;
  return { src, light, dark, alt: optional(value.alt), ...sizeOf(value), key };
}

function iconOf(value: unknown, key: string): string | HeroPicture | undefined {
  return typeof value === 'string' && !pictureFile.test(value) ? value : pictureOf(value, key);
}

function sizeOf({ width, height }: Values): Pick<HeroPicture, 'width' | 'height'> {
  const [across, down] = [Number(width), Number(height)];
  return { ...(across > 0 && { width: across }), ...(down > 0 && { height: down }) };
}

function targetOf({ target, rel }: Values): Pick<HeroAction, 'target' | 'rel'> {
  return { target: optional(target), rel: optional(rel) };
}

function objectsIn(value: unknown): [Values, number][] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each, index): [Values, number][] => (isObject(each) ? [[each, index]] : []));
}

function optional(value: unknown): string | undefined {
  return textOf(value) === '' ? undefined : textOf(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').trim() : '';
}
