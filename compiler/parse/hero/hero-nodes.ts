import type { Element, ElementContent, Properties } from 'hast';
import type { BodyNode } from '../../../corpus/schema/body.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { lowerBody } from '../lower/lower-body.ts';
import { markAsMarkdown } from '../lower/to-hast.ts';
import type { Parsing } from '../parsing.ts';
import type { Hero, HeroAction, HeroFeature, HeroPicture } from './read-hero.ts';

type Children = readonly (ElementContent | string | undefined)[];

/** Of places of front matter, that of a key: `hero.actions[0].link`, or of the nearest that it is in. */
type PlaceOf = (key: string) => Range | undefined;

/**
 * What a page begins with that has a `hero`: a header with its title, and a list of cards. They are elements like
 * those of Markdown, so that their links and pictures are resolved and checked as all others, and whatever reads a
 * body reads them.
 *
 * @param places of the front matter
 */
export function heroNodes(hero: Hero, places: Record<string, Range>, parsing: Parsing): BodyNode[] {
  const at: PlaceOf = (key) => {
    const around = key.replace(/(?:\.[^.[]+|\[\d+\])$/, '');
    return places[key] ?? (around === key ? undefined : at(around));
  };
  const nodes = [header(hero, at), ...(hero.features.length > 0 ? [cards(hero.features, at)] : [])];
  return lowerBody(nodes, parsing);
}

function header({ name, text, tagline, image, actions }: Hero, at: PlaceOf): Element {
  const isTitled = name !== '' || text !== '';
  const title = [name === '' ? undefined : element('span', { className: ['home-name'] }, [name]), ' ', text];
  return element('header', { className: image ? ['home-hero'] : ['home-hero', 'is-centered'] }, [
    element('div', { className: ['home-words'] }, [
      isTitled ? element('h1', {}, name !== '' && text !== '' ? title : [title[0], text]) : undefined,
      tagline === '' ? undefined : element('p', { className: ['home-tagline'] }, [tagline]),
      actions.length > 0
        ? element(
            'ul',
            { className: ['home-actions'] },
            actions.map((action) => element('li', {}, [actionLink(action, at)])),
          )
        : undefined,
    ]),
    image && element('div', { className: ['home-picture'] }, pictures(image, at, {})),
  ]);
}

function actionLink({ text, link, theme, target, rel, key }: HeroAction, at: PlaceOf): Element {
  const properties = { className: ['home-action', `is-${theme}`], ...linkTo(link, target, rel) };
  return written('a', properties, [text], at(`${key}.link`));
}

function cards(features: readonly HeroFeature[], at: PlaceOf): Element {
  // As Markdown each is a section of the page: it has a heading, which in an item of a list would be out of place.
  const items = features.map((feature) =>
    element('div', { className: ['home-feature'], role: 'listitem' }, card(feature, at)),
  );
  // For how many there is room beside each other is asked of the box around them.
  return element('div', { className: ['home-features'] }, [element('div', { role: 'list' }, items)]);
}

function card(feature: HeroFeature, at: PlaceOf): Children {
  const { icon, title, details, link, linkText, target, rel, key } = feature;
  const name = link === undefined ? title : written('a', linkTo(link, target, rel), [title], at(`${key}.link`));
  return [
    icon === undefined ? undefined : iconBox(icon, at),
    element('h2', {}, [name]),
    details === '' ? undefined : element('p', {}, [details]),
    // The title leads there: style sheets show these words, and nobody hears or finds them.
    linkText === undefined || link === undefined
      ? undefined
      : element('div', { className: ['home-more'], dataMore: linkText }, []),
  ];
}

function iconBox(icon: string | HeroPicture, at: PlaceOf): Element {
  const properties = { className: ['home-icon'] };
  if (typeof icon === 'string') return element('div', { ...properties, ariaHidden: 'true' }, [icon]);
  const { alt } = icon;
  return element('div', properties, pictures(icon, at, alt === undefined ? { alt: '', role: 'presentation' } : {}));
}

/** One picture, or one for each mode, of which style sheets show one. */
function pictures(picture: HeroPicture, at: PlaceOf, more: Properties): Element[] {
  const { src, light, dark, alt, width, height, key } = picture;
  const base: Properties = { alt, width, height, ...more };
  const place = (name: string) => at(`${key}.${name}`);
  if (light === undefined || dark === undefined) {
    const [name, only] = Object.entries({ src, light, dark }).find(([, url]) => url !== undefined)!;
    // It stands in the first window.
    return [written('img', { src: only!, ...base, loading: 'eager' }, [], place(name))];
  }
  return [
    written('img', { src: light, ...base, className: ['only-light'] }, [], place('light')),
    written('img', { src: dark, ...base, className: ['only-dark'] }, [], place('dark')),
  ];
}

function linkTo(href: string, target: string | undefined, rel: string | undefined): Properties {
  return { href, ...(target !== undefined && { target }), ...(rel !== undefined && { rel: rel.split(' ') }) };
}

/** An element that counts as one of Markdown: what it leads to is a file, or an address that is checked. */
function written(tagName: string, properties: Properties, children: Children, at: Range | undefined): Element {
  const marked = markAsMarkdown(element(tagName, properties, children));
  if (at) marked.position = { start: { ...at }, end: { ...(at.end ?? at) } };
  return marked;
}

function element(tagName: string, properties: Properties, children: Children): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children
      .filter((child) => child !== undefined)
      .map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}
